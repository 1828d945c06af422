import { useCallback, useLayoutEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { type ListContext, type ListState, readListState, writeListState } from "../list-state.ts";

/** Changes a list's state, given the latest one; with `replace` it is not a step to come back to. */
export type ChangeListState = (
  next: (before: ListState) => ListState,
  options?: { replace: boolean },
) => void;

/** The state of a list, read from the location, and the only way to change it: navigation. */
export function useListState(frame: ListContext): { state: ListState; change: ChangeListState } {
  const location = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => readListState(frame, location), [frame, location]);
  // Two changes can come before the address follows the first; the second builds on it all the same.
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  }, [state]);
  const change = useCallback<ChangeListState>(
    (next, { replace } = { replace: false }) => {
      latest.current = next(latest.current);
      const written = writeListState(frame, latest.current);
      void navigate({ search: written.search }, { state: written.state, replace });
    },
    [frame, navigate],
  );
  return { state, change };
}

import { useCallback, useLayoutEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate } from "./host/use-router.ts";
import { type ListContext, type ListState, readListState, writeListState } from "./list-state.ts";

/** Updates a list's state from the latest one. `replace` replaces the history entry instead of adding one. */
export type ChangeListState = (
  next: (before: ListState) => ListState,
  options?: { replace: boolean },
) => void;

/** Returns the list state from the URL, and a function that changes it by navigation. */
export function useListState(context: ListContext): { state: ListState; change: ChangeListState } {
  const location = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => readListState(context, location), [context, location]);
  // A second change may come before the URL reflects the first. It must be based on the first.
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  }, [state]);
  const change = useCallback<ChangeListState>(
    (next, { replace } = { replace: false }) => {
      latest.current = next(latest.current);
      const written = writeListState(context, latest.current);
      void navigate({ search: written.search }, { state: written.state, replace });
    },
    [context, navigate],
  );
  return { state, change };
}

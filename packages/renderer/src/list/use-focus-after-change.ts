import { type RefObject, useCallback, useEffect, useRef } from "react";
import type { ListRows } from "./use-list-rows.ts";

/**
 * Moves the focus to the row that took the place of one that left the list with a change. The code loads with the first
 * change.
 * @param root the list's root
 * @returns a function to call after each change, before the rows are fetched again
 */
export function useFocusAfterChange(
  root: RefObject<HTMLElement | null>,
  rows: Pick<ListRows, "rows" | "fetchedAt">,
): () => void {
  const latest = useRef(rows);
  const changed = useRef<typeof rows>(undefined);
  useEffect(() => {
    latest.current = rows;
    const before = changed.current;
    if (!before || before.fetchedAt === rows.fetchedAt) return;
    changed.current = undefined;
    import("./focus-after-change.ts").then(
      ({ focusAfterChange }) => focusAfterChange(root, before.rows, rows.rows),
      () => {},
    );
  }, [root, rows]);
  return useCallback(() => {
    changed.current = latest.current;
  }, []);
}

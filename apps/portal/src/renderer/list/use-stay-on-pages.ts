import { useEffect } from "react";
import type { ListState } from "../list-state.ts";
import type { ChangeListState } from "./use-list-state.ts";

/** Navigates to the last page if the requested page is beyond it, because rows were deleted or the URL is wrong. */
export function useClampPageNumber(
  { pageNumber }: ListState,
  totalPages: number | undefined,
  change: ChangeListState,
) {
  useEffect(() => {
    if (totalPages === undefined || pageNumber <= Math.max(1, totalPages)) return;
    change((before) => ({ ...before, pageNumber: Math.max(1, totalPages) }), { replace: true });
  }, [pageNumber, totalPages, change]);
}

import type { ListScreen } from "@portico/screens";
import { Pager } from "@portico/ui/data-table";
import { useNotify } from "@portico/ui/notification";
import { errorMessage } from "../client/error-message.ts";
import { usePageFit } from "../host/optional-hooks.ts";
import { fittingPageSizeOf, pageSizesOf } from "../list-state.ts";
import { usePageMessages } from "../messages/page.ts";
import { useHeightForRows } from "./use-height-for-rows.ts";
import type { useList } from "./use-list.ts";

export interface ListPagerProps {
  screen: ListScreen;
  list: ReturnType<typeof useList>;
}

/** The pages of a list. Saves their size for the user: that of this list, or the one that fits the screen for all. */
export function ListPager({ screen, list: { state, change, columns, rows } }: ListPagerProps) {
  const { totalRecords, hasMoreRecords = false } = rows;
  const { turnOn: turnOnPageFit } = usePageFit();
  const heightForRows = useHeightForRows();
  const messages = usePageMessages();
  const notify = useNotify();
  return (
    <Pager
      className={`page:grow page:print:hidden ${totalRecords === undefined ? "page:invisible" : ""}`}
      pageNumber={state.pageNumber}
      pageSize={state.pageSize}
      pageSizes={pageSizesOf(screen)}
      totalRecords={totalRecords ?? 0}
      hasMoreRecords={hasMoreRecords}
      fittingPageSize={fittingPageSizeOf(screen, heightForRows, columns.density)}
      onChange={({ isFit = false, ...page }) => {
        change((before) => ({ ...before, ...page }));
        if (page.pageSize !== state.pageSize) columns.setPageSize(isFit ? undefined : page.pageSize);
        if (isFit)
          turnOnPageFit().catch((error: unknown) =>
            notify({ tone: "warning", text: errorMessage(error, messages) }),
          );
      }}
    />
  );
}

import { maxPageSize, type Page } from "@portico/endpoints";
import type { ListRow } from "@portico/endpoints/schemas";
import type { ListScreen } from "@portico/screens";
import type { ToolbarAction } from "@portico/ui";
import { ConfirmDialog } from "@portico/ui/dialog";
import { useNotify } from "@portico/ui/notification";
import { useEffect } from "react";
import { useCallOrigin } from "../client/call-origin.ts";
import { errorMessage } from "../client/error-message.ts";
import { useClient } from "../client/screen-client.ts";
import { readListResponse } from "../list-response.ts";
import { usePrintMessages } from "../messages/lists.ts";
import { usePageMessages } from "../messages/page.ts";
import type { useList } from "./use-list.ts";

/** The most rows that are printed. More are exported as PDF. */
const maxPrintedRows = 1_000;

export interface ListPrinterProps {
  screen: ListScreen;
  endpointId: string;
  list: ReturnType<typeof useList>;
  /** The actions of the list. */
  actions: readonly ToolbarAction[];
  /** Called with all matching rows, before they are printed. Must be referentially stable. */
  onRows: (rows: readonly ListRow[]) => void;
  /** Called when everything is printed, or nothing is going to be. Must be referentially stable. */
  onEnd: () => void;
}

/** Loads all matching rows of a list, and prints the page that then shows them. Too many are offered as PDF. */
export function ListPrinter({ screen, endpointId, list, actions, onRows, onEnd }: ListPrinterProps) {
  const texts = usePrintMessages();
  const page = usePageMessages();
  const { query, rows } = list;
  const { totalRecords = 0, hasMoreRecords = false } = rows;
  const client = useClient();
  const origin = useCallOrigin();
  const notify = useNotify();
  const isTooMany = totalRecords > maxPrintedRows || hasMoreRecords;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it prints once.
  useEffect(() => {
    if (isTooMany) return;
    const controller = new AbortController();
    const { signal } = controller;
    const load = async () => {
      const loaded: ListRow[] = [];
      for (let pageNumber = 1; loaded.length < totalRecords; pageNumber += 1) {
        const paged = { ...query, pageNumber: String(pageNumber), pageSize: String(maxPageSize) };
        const response = await client.fetchJson<Page<ListRow>>(endpointId, { query: paged, signal, origin });
        const at = { pageKey: "print", fetchedAt: Date.now() };
        const read = readListResponse(response, screen, at, page).rows;
        if (read.length === 0) break;
        loaded.push(...read);
      }
      return loaded;
    };
    load().then(
      (all) => !signal.aborted && onRows(all),
      (error: unknown) => {
        if (signal.aborted) return;
        notify({ tone: "danger", text: texts.failed(errorMessage(error, page)) });
        onEnd();
      },
    );
    return () => controller.abort();
  }, []);
  return isTooMany ? (
    <PrintDialog
      total={totalRecords}
      hasMore={hasMoreRecords}
      maxRows={maxPrintedRows}
      onExport={pdfExportOf(actions)}
      onClose={onEnd}
    />
  ) : null;
}

/** Starts the export of all matching rows as PDF. Undefined if the list has none. */
function pdfExportOf(actions: readonly ToolbarAction[]): (() => void) | undefined {
  return actions.flatMap(({ items = [] }) => items).find(({ id }) => id === "pdf")?.onPress;
}

interface PrintDialogProps {
  /** The number of matching rows. */
  total: number;
  /** Whether there are more than `total`, because counting stopped there. */
  hasMore: boolean;
  /** The most rows that are printed. */
  maxRows: number;
  /** Starts the export as PDF. Undefined if the list has none: the page that is shown is then offered. */
  onExport: (() => void) | undefined;
  onClose: () => void;
}

/** Says that a list is too long to print, and offers what is possible. */
function PrintDialog({ total, hasMore, maxRows, onExport, onClose }: PrintDialogProps) {
  const texts = usePrintMessages();
  return (
    <ConfirmDialog
      isOpen
      title={texts.tooMany(total, hasMore)}
      description={onExport ? texts.exportInstead(maxRows) : texts.printPage(maxRows)}
      confirmLabel={onExport ? texts.exportPdf : texts.thisPage}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        if (onExport) onExport();
        // The dialog would be printed.
        else requestAnimationFrame(() => window.print());
      }}
    />
  );
}

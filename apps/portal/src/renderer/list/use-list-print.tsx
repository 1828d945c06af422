import { type ListId, maxPageSize } from "@portico/contract";
import type { ListRow } from "@portico/contract/schemas";
import type { ListScreen } from "@portico/portal-config";
import type { ToolbarAction } from "@portico/ui";
import { Printer } from "@portico/ui/icons";
import { useNotify } from "@portico/ui/notification";
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { useCallOrigin } from "../client/call-origin.ts";
import { fetchJson } from "../client/client.ts";
import { errorMessage } from "../client/error-message.ts";
import { useShortcuts } from "../keys/registry.ts";
import { keyOf, type Shortcut } from "../keys/shortcut.ts";
import { lazyPart } from "../lazy-part.tsx";
import { readListResponse } from "../list-response.ts";
import { messages } from "../messages/messages.ts";
import type { useList } from "./use-list.ts";

const PrintDialog = lazyPart(async () => (await import("./print-dialog.tsx")).PrintDialog);
const texts = messages.listPage.print;
const keys = "Mod+p";

/** The most rows that are printed. More are exported as PDF. */
const maxPrintedRows = 1_000;

interface Options {
  screen: ListScreen;
  endpointId: ListId;
  list: ReturnType<typeof useList>;
  /** The actions of the list. */
  actions: readonly ToolbarAction[];
}

/** How a list is printed. */
interface ListPrint {
  /** All matching rows, while they are printed. */
  readonly printed: readonly ListRow[] | undefined;
  /** The actions of the list, and Print. */
  readonly toolbar: readonly ToolbarAction[];
  /** The open dialog. */
  readonly dialog: ReactNode;
}

/**
 * Prints all matching rows of a list, which are loaded first, by an action and by Ctrl+P. If there are too many, a
 * dialog offers the PDF. The browser's own menu prints the page that is shown.
 */
export function useListPrint({ screen, endpointId, list, actions }: Options): ListPrint {
  const { query, rows } = list;
  const origin = useCallOrigin();
  const isPreview = origin?.isPreview ?? false;
  const notify = useNotify();
  const [printed, setPrinted] = useState<readonly ListRow[]>();
  const [isLoading, setLoading] = useState(false);
  const [isTooMany, setTooMany] = useState(false);
  const request = useRef<AbortController>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of other filters are not printed.
  useEffect(() => () => request.current?.abort(), [query]);

  const load = async (pages: number, signal: AbortSignal) => {
    const loaded: ListRow[] = [];
    for (let pageNumber = 1; pageNumber <= pages; pageNumber += 1) {
      const page = { ...query, pageNumber: String(pageNumber), pageSize: String(maxPageSize) };
      const response = await fetchJson(endpointId, { query: page, signal, origin });
      const read = { pageKey: "print", fetchedAt: Date.now() };
      loaded.push(...readListResponse(response, screen, read).rows);
    }
    return loaded;
  };
  const canPrint = rows.totalRecords !== undefined;
  const print = () => {
    const { totalRecords, hasMoreRecords } = rows;
    if (isLoading || totalRecords === undefined) return;
    if (totalRecords > maxPrintedRows || hasMoreRecords) return setTooMany(true);
    const controller = new AbortController();
    request.current = controller;
    setLoading(true);
    load(Math.ceil(totalRecords / maxPageSize), controller.signal)
      .then(
        (all) => !controller.signal.aborted && setPrinted(all),
        (error: unknown) => {
          if (!controller.signal.aborted) notify({ tone: "danger", text: texts.failed(errorMessage(error)) });
        },
      )
      .finally(() => setLoading(false));
  };
  useEffect(() => {
    if (!printed) return;
    const end = () => setPrinted(undefined);
    window.addEventListener("afterprint", end);
    window.print();
    return () => window.removeEventListener("afterprint", end);
  }, [printed]);

  const latest = useRef(print);
  useEffect(() => {
    latest.current = print;
  });
  useShortcuts(
    useMemo(() => {
      const shortcut = {
        keys: [keys],
        label: texts.all,
        group: "list",
        run: () => latest.current(),
      } as const;
      return isPreview ? [] : [shortcut satisfies Shortcut];
    }, [isPreview]),
  );
  useEffect(() => {
    // Without rows, the browser prints the page.
    if (isPreview || !canPrint) return;
    // Also from fields, where shortcuts are left alone. An open dialog is printed by the browser.
    const press = (event: KeyboardEvent) => {
      const isModal = document.querySelector("[aria-modal=true]") !== null;
      if (event.defaultPrevented || isModal || keyOf(event) !== keys) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isPreview, canPrint]);

  return {
    printed,
    toolbar: isPreview ? actions : withPrint(actions, screen, { isLoading, onPress: print }),
    dialog: isTooMany && (
      <Suspense>
        <PrintDialog
          total={rows.totalRecords ?? 0}
          hasMore={rows.hasMoreRecords ?? false}
          maxRows={maxPrintedRows}
          onExport={pdfExportOf(actions)}
          onClose={() => setTooMany(false)}
        />
      </Suspense>
    ),
  };
}

/** A screen can declare where the action is. Otherwise it is in the 'More' menu. */
function withPrint(
  actions: readonly ToolbarAction[],
  screen: ListScreen,
  print: Required<Pick<ToolbarAction, "isLoading" | "onPress">>,
): readonly ToolbarAction[] {
  const declared = screen.actions?.find((action) => action.kind === "custom" && action.name === "print");
  if (declared)
    return actions.map((action) => (action.id === declared.id ? { ...action, ...print } : action));
  const icon = <Printer size={16} aria-hidden="true" />;
  return [...actions, { id: "print", label: texts.action, icon, isInMenu: true, ...print }];
}

/** Starts the export of all matching rows as PDF. Undefined if the list has none. */
function pdfExportOf(actions: readonly ToolbarAction[]): (() => void) | undefined {
  return actions.flatMap(({ items = [] }) => items).find(({ id }) => id === "pdf")?.onPress;
}

import type { ListRow } from "@portico/endpoints/schemas";
import type { ListScreen } from "@portico/screens";
import type { ToolbarAction } from "@portico/ui";
import { Printer } from "@portico/ui/icons";
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useCallOrigin } from "../client/call-origin.ts";
import { useShortcuts } from "../keys/registry.ts";
import { keyOf, type Shortcut } from "../keys/shortcut.ts";
import { lazyPart } from "../lazy-part.tsx";
import { usePageMessages } from "../messages/page.ts";
import type { useList } from "./use-list.ts";

const ListPrinter = lazyPart(async () => (await import("./list-printer.tsx")).ListPrinter);
const keys = "Mod+p";

interface Options {
  screen: ListScreen;
  endpointId: string;
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
  /** Loads the rows, or says why they are not printed. */
  readonly printer: ReactNode;
}

/**
 * Prints all matching rows of a list, which are loaded first, by an action and by Ctrl+P. If there are too many, a
 * dialog offers the PDF. The browser's own menu prints the page that is shown.
 */
export function useListPrint({ screen, endpointId, list, actions }: Options): ListPrint {
  const { query, rows } = list;
  const texts = usePageMessages().listPage.print;
  const canPrint = rows.totalRecords !== undefined;
  const isPreview = useCallOrigin()?.isPreview ?? false;
  // Rows of other filters are not printed.
  const [printedQuery, setPrintedQuery] = useState<typeof query>();
  const isPrinting = printedQuery === query;
  const [printed, setPrinted] = useState<readonly ListRow[]>();
  const end = useCallback(() => {
    setPrintedQuery(undefined);
    setPrinted(undefined);
  }, []);
  const print = () => canPrint && setPrintedQuery(query);
  useEffect(() => {
    if (!printed) return;
    window.addEventListener("afterprint", end);
    window.print();
    return () => window.removeEventListener("afterprint", end);
  }, [printed, end]);

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
    }, [isPreview, texts]),
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
    toolbar: isPreview
      ? actions
      : withPrint(actions, screen, {
          label: texts.action,
          isLoading: isPrinting && !printed,
          onPress: print,
        }),
    printer: isPrinting && (
      <Suspense>
        <ListPrinter {...{ screen, endpointId, list, actions }} onRows={setPrinted} onEnd={end} />
      </Suspense>
    ),
  };
}

/** A screen can declare where the action is. Otherwise it is in the 'More' menu. */
function withPrint(
  actions: readonly ToolbarAction[],
  screen: ListScreen,
  { label, ...print }: Required<Pick<ToolbarAction, "label" | "isLoading" | "onPress">>,
): readonly ToolbarAction[] {
  const declared = screen.actions?.find((action) => action.kind === "custom" && action.name === "print");
  if (declared)
    return actions.map((action) => (action.id === declared.id ? { ...action, ...print } : action));
  const icon = <Printer size={16} aria-hidden="true" />;
  return [...actions, { id: "print", label, icon, isInMenu: true, ...print }];
}

import { valueAt } from "@portico/endpoints";
import type { ListRow } from "@portico/endpoints/schemas";
import type { ListScreen, ScreenDetail } from "@portico/screens";
import { useNotify } from "@portico/ui/notification";
import { type ComponentType, type ReactNode, useCallback, useState } from "react";
import { useCallOrigin } from "../client/call-origin.ts";
import { useNavigate } from "../host/use-router.ts";
import { linkAddress } from "../link-address.ts";
import { useHostMessages } from "../messages/messages-context.ts";
import { pageMessages } from "../messages/page.ts";
import type { DetailViewProps } from "./detail-view.ts";
import { rowOriginQuery } from "./row-origin.ts";
import { unlessUnsaved } from "./unless-unsaved.ts";

interface Opened {
  readonly row: ListRow;
  readonly id: string;
  readonly View: ComponentType<DetailViewProps>;
}

/** The details that are open, and what opens them. */
export interface OpenDetail {
  /** Opens the details of a row in a dialog, beside the list or as a page. */
  readonly open: (row: ListRow) => void;
  /** Opens them without asking about unsaved changes. */
  readonly show: (row: ListRow) => void;
  /** The id of the row whose details are open. */
  readonly openedId: string | undefined;
  /** Renders the open details. */
  readonly render: (
    list: Pick<DetailViewProps, "rows" | "pageSteps" | "context" | "selectedCount">,
  ) => ReactNode;
}

/**
 * Opens the details of a list's rows. The code is loaded when they are first opened; if that fails, a notification is
 * shown.
 */
export function useDetail(screen: Pick<ListScreen, "id" | "detail">): OpenDetail {
  const { id: screenId, detail } = screen;
  const messages = useHostMessages();
  const notify = useNotify();
  const navigate = useNavigate();
  const isPreview = useCallOrigin()?.isPreview ?? false;
  const [opened, setOpened] = useState<Opened>();
  const openWith = useCallback(
    (row: ListRow, ask: (run: () => void) => void) => {
      const id = detail && detailIdOf(detail, row);
      if (!detail || id === undefined) return;
      const href = detail.path === undefined ? undefined : linkAddress(detail.path, row, id);
      if (detail.as === "page" && href !== undefined) {
        void navigate(`${href}${rowOriginQuery({ id: screenId, detail }, row.id)}`);
        return;
      }
      loadView(detail.as === "sheet" && !isPreview).then(
        (View) => ask(() => setOpened({ row, id, View })),
        () => notify({ tone: "danger", text: pageMessages(messages).list.detailFailed }),
      );
    },
    [screenId, detail, isPreview, messages, navigate, notify],
  );
  const open = useCallback(
    (row: ListRow) => openWith(row, (run) => void unlessUnsaved(run, messages)),
    [openWith, messages],
  );
  const show = useCallback((row: ListRow) => openWith(row, (run) => run()), [openWith]);
  const render: OpenDetail["render"] = (list) =>
    detail &&
    opened && (
      <opened.View
        {...list}
        detail={detail}
        row={list.rows.find(({ id }) => id === opened.row.id) ?? opened.row}
        id={opened.id}
        onStep={open}
        onClose={() => void unlessUnsaved(() => setOpened(undefined), messages)}
      />
    );
  return { open, show, openedId: opened?.row.id, render };
}

async function loadView(isBesideList: boolean): Promise<ComponentType<DetailViewProps>> {
  if (isBesideList) return (await import("./detail-beside-list.tsx")).DetailBesideList;
  return (await import("./detail-dialog.tsx")).DetailDialog;
}

/** Returns the id of a row's details, or undefined if the row has none. */
export function detailIdOf({ idField = "id" }: ScreenDetail, row: ListRow): string | undefined {
  const id = valueAt(row, idField);
  return typeof id === "string" && id !== "" ? id : undefined;
}

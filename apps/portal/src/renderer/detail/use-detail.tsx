import { valueAt } from "@portico/contract";
import type { ListRow } from "@portico/contract/schemas";
import type { ListScreen, ScreenDetail } from "@portico/portal-config";
import { useNotify } from "@portico/ui/notification";
import { type ComponentType, type ReactNode, useCallback, useState } from "react";
import { useNavigate } from "react-router";
import { messages } from "../../messages/messages.ts";
import { linkAddress } from "../link-address.ts";
import type { DetailDialogProps } from "./detail-dialog.tsx";

interface Opened {
  readonly id: string;
  readonly Dialog: ComponentType<DetailDialogProps>;
}

/**
 * Opens the details of a row in a dialog, a side sheet or a page. The dialog's code is loaded when it is first
 * opened; if that fails, a notification is shown.
 */
export function useDetail({ detail }: Pick<ListScreen, "detail">): {
  open: (row: ListRow) => void;
  dialog: ReactNode;
} {
  const notify = useNotify();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened>();
  const open = useCallback(
    (row: ListRow) => {
      const id = detail && detailIdOf(detail, row);
      if (!detail || id === undefined) return;
      const href = detail.path === undefined ? undefined : linkAddress(detail.path, row, id);
      if (detail.as === "page" && href !== undefined) {
        void navigate(href);
        return;
      }
      import("./detail-dialog.tsx").then(
        ({ DetailDialog }) => setOpened({ id, Dialog: DetailDialog }),
        () => notify({ tone: "danger", text: messages.list.detailFailed }),
      );
    },
    [detail, navigate, notify],
  );
  const dialog = detail && opened && (
    <opened.Dialog detail={detail} id={opened.id} onClose={() => setOpened(undefined)} />
  );
  return { open, dialog };
}

/** Returns the id of a row's details, or undefined if the row has none. */
export function detailIdOf({ idField = "id" }: ScreenDetail, row: ListRow): string | undefined {
  const id = valueAt(row, idField);
  return typeof id === "string" && id !== "" ? id : undefined;
}

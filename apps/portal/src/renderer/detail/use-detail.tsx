import type { ListRow } from "@portico/contract/schemas";
import type { ListScreen } from "@portico/portal-config";
import { useNotify } from "@portico/ui/notification";
import { type ComponentType, type ReactNode, useCallback, useState } from "react";
import { useNavigate } from "react-router";
import { messages } from "../../messages/messages.ts";
import { linkAddress } from "../link-address.ts";
import type { DetailDialogProps } from "./detail-dialog.tsx";
import { detailIdOf } from "./detail-id.ts";

interface Opened {
  readonly id: string;
  readonly Dialog: ComponentType<DetailDialogProps>;
}

/**
 * Opens a row's detail: a dialog, a sheet, or its page. The code comes with the first one, and where that fails the list
 * stays as it is.
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
      const address = detail.path === undefined ? undefined : linkAddress(detail.path, row, id);
      if (detail.as === "page" && address !== undefined) {
        void navigate(address);
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

import type { ScreenDetail } from "@portico/portal-config";
import { useNotify } from "@portico/ui/notification";
import { type ComponentType, type ReactNode, useState } from "react";
import { messages } from "../messages.ts";
import type { DetailDialogProps } from "./detail-dialog.tsx";

interface Opened {
  readonly id: string;
  readonly Dialog: ComponentType<DetailDialogProps>;
}

/** Opens a row's detail; its code comes with the first one, and where that fails the list stays as it is. */
export function useDetail(detail: ScreenDetail | undefined): {
  open: (id: string) => void;
  dialog: ReactNode;
} {
  const notify = useNotify();
  const [opened, setOpened] = useState<Opened>();
  const open = (id: string) => {
    import("./detail-dialog.tsx").then(
      ({ DetailDialog }) => setOpened({ id, Dialog: DetailDialog }),
      () => notify({ tone: "danger", text: messages.list.detailFailed }),
    );
  };
  const dialog = detail && opened && (
    <opened.Dialog detail={detail} id={opened.id} onClose={() => setOpened(undefined)} />
  );
  return { open, dialog };
}

import { type ExportFormat, exportFormats, type ListId } from "@portico/contract";
import type { ListScreen, ScreenAction } from "@portico/portal-config";
import { Button } from "@portico/ui";
import { useNotify } from "@portico/ui/notification";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { downloadList } from "../api/download-list.ts";
import { errorMessage } from "../api/error-message.ts";
import { messages } from "../messages.ts";
import { exportQuery, type ListState } from "./list-state.ts";

/** Props of `ExportButton`. */
export interface ExportButtonProps {
  action: Extract<ScreenAction, { kind: "export" }>;
  screen: ListScreen;
  endpointId: ListId;
  state: ListState;
}

/** Saves all rows that match the filters, in the columns shown. */
export function ExportButton({ action, screen, endpointId, state }: ExportButtonProps) {
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: (format: ExportFormat) => downloadList(endpointId, exportQuery(screen, state), format),
    onSuccess: (fileName) => notify({ tone: "success", text: messages.list.exported(fileName) }),
    onError: (error) => notify({ tone: "danger", text: messages.list.exportFailed(errorMessage(error)) }),
  });
  return action.formats.map((format) => (
    <Button key={format} icon={<Download size={16} />} isLoading={isPending} onClick={() => mutate(format)}>
      {`${action.label} ${exportFormats[format].label}`}
    </Button>
  ));
}

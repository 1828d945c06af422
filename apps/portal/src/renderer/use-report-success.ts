import type { ListId } from "@portico/contract";
import { useNotify } from "@portico/ui/notification";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { refreshLists } from "./refresh-lists.ts";

/** Returns a function that shows a success notification and refetches the affected lists. */
export function useReportSuccess(endpointId: ListId): (success: string) => void {
  const notify = useNotify();
  const client = useQueryClient();
  return useCallback(
    (success) => {
      notify({ tone: "success", text: success });
      void refreshLists(client, endpointId);
    },
    [notify, client, endpointId],
  );
}

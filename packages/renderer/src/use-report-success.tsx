import { undoLasts } from "@portico/endpoints";
import { useNotify } from "@portico/ui/notification";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useCallOrigin } from "./client/call-origin.ts";
import { useClient } from "./client/screen-client.ts";
import { notifyUndoable } from "./keys/notify-undoable.ts";
import { useHostMessages } from "./messages/messages-context.ts";
import { refreshLists } from "./refresh-lists.ts";

/** What a success notification says and offers, besides its text. */
export interface SuccessDetails {
  /** What was done to which rows: '25 policies assigned to Dana Whitfield'. @default none */
  readonly detail?: string | undefined;
  /** The id with which the change can be undone. @default it can't */
  readonly undoId?: string | undefined;
}

/** Shows a success notification and refetches the affected lists. */
export type ReportSuccess = (success: string, details?: SuccessDetails) => void;

/**
 * Returns a function that shows a success notification and refetches the affected lists. If the change can be undone,
 * the notification stays as long as that is possible, with an Undo button.
 * @param onChange called before lists are refetched: after the change, and after it was undone
 */
export function useReportSuccess(endpointId: string, onChange?: () => void): ReportSuccess {
  const notify = useNotify();
  const queries = useQueryClient();
  const client = useClient();
  const messages = useHostMessages();
  const origin = useCallOrigin();
  return useCallback(
    (success, { detail, undoId } = {}) => {
      const refresh = () => {
        onChange?.();
        void refreshLists(queries, client, endpointId);
      };
      const text =
        detail === undefined ? (
          success
        ) : (
          <>
            <p className="page:m-0">{success}</p>
            <p className="page:text-table page:text-fg-muted">{detail}</p>
          </>
        );
      if (undoId === undefined) notify({ tone: "success", text });
      else {
        const undo = async () => {
          const { undoChange } = await import("./actions/undo-change.ts");
          await undoChange({ client, undoId, endpointId, origin, notify, messages, refresh });
        };
        notifyUndoable(notify, { tone: "success", text, lifetime: undoLasts }, undo, messages);
      }
      refresh();
    },
    [notify, queries, client, origin, messages, endpointId, onChange],
  );
}

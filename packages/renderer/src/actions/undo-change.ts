import { type ListId, nounFor } from "@portico/contract";
import type { Notify } from "@portico/ui/notification";
import type { PageOrigin } from "../client/call-origin.ts";
import { fetchJson } from "../client/client.ts";
import { errorMessage } from "../client/error-message.ts";
import { endpointOf } from "../client/known-endpoints.ts";
import { actionMessages, undoMessages as texts } from "../messages/lists.ts";

/** A bulk change that can be undone. */
export interface UndoableChange {
  readonly undoId: string;
  /** The list of the changed rows. */
  readonly endpointId: ListId;
  readonly origin: PageOrigin | undefined;
  readonly notify: Notify;
  /** Refetches the affected lists. */
  readonly refresh: () => void;
}

/** Undoes a bulk change, and reports how many rows were restored. */
export async function undoChange({ undoId, endpointId, origin, notify, refresh }: UndoableChange) {
  try {
    const { restored, skipped, skippedNames } = await fetchJson("undo.run", {
      params: { id: undoId },
      origin,
    });
    const noun = nounFor(endpointOf(endpointId).noun, restored);
    if (skipped === 0) {
      notify({ tone: "success", text: texts.restored(actionMessages.rowsOfKind(restored, noun)) });
    } else {
      notify({ tone: "warning", text: texts.partlyRestored(restored, skipped, skippedNames) });
    }
  } catch (error) {
    notify({ tone: "danger", text: errorMessage(error) });
  }
  refresh();
}

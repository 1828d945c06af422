import { nounFor } from "@portico/endpoints";
import type { Undone } from "@portico/screens";
import type { Notify } from "@portico/ui/notification";
import type { PageOrigin } from "../client/call-origin.ts";
import { errorMessage } from "../client/error-message.ts";
import { listOf } from "../client/find-endpoint.ts";
import type { ScreenClient } from "../client/screen-client.ts";
import { actionMessages, undoMessages as texts } from "../messages/lists.ts";

/** A bulk change that can be undone. */
export interface UndoableChange {
  readonly client: ScreenClient;
  readonly undoId: string;
  /** The list of the changed rows. */
  readonly endpointId: string;
  readonly origin: PageOrigin | undefined;
  readonly notify: Notify;
  /** Refetches the affected lists. */
  readonly refresh: () => void;
}

/** Undoes a bulk change, and reports how many rows were restored. */
export async function undoChange({ client, undoId, endpointId, origin, notify, refresh }: UndoableChange) {
  try {
    const { restored, skipped, skippedNames } = await client.fetchJson<Undone>("undo.run", {
      params: { id: undoId },
      origin,
    });
    const noun = nounFor(listOf(client, endpointId).noun, restored);
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

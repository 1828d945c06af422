import { nounFor } from "@portico/endpoints";
import type { Undone } from "@portico/screens";
import type { Notify } from "@portico/ui/notification";
import type { PageOrigin } from "../client/call-origin.ts";
import { errorMessage } from "../client/error-message.ts";
import { listOf } from "../client/find-endpoint.ts";
import type { ScreenClient } from "../client/screen-client.ts";
import { serviceOf } from "../client/services.ts";
import { actionMessages, undoMessages } from "../messages/lists.ts";
import { pageMessages } from "../messages/page.ts";
import type { RendererMessages } from "../messages/renderer-messages.ts";

/** A bulk change that can be undone. */
export interface UndoableChange {
  readonly client: ScreenClient;
  readonly undoId: string;
  /** The list of the changed rows. */
  readonly endpointId: string;
  readonly origin: PageOrigin | undefined;
  readonly notify: Notify;
  /** Those of the host, or undefined for English. */
  readonly messages: RendererMessages | undefined;
  /** Refetches the affected lists. */
  readonly refresh: () => void;
}

/** Undoes a bulk change, and reports how many rows were restored. */
export async function undoChange(change: UndoableChange) {
  const { client, undoId, endpointId, origin, notify, messages, refresh } = change;
  const texts = undoMessages(messages);
  try {
    const { restored, skipped, skippedNames, followUp } = await client.fetchJson<Undone>(
      serviceOf(client, "undo"),
      { params: { id: undoId }, origin },
    );
    const noun = nounFor(listOf(client, endpointId).noun, restored);
    const isWhole = skipped === 0 && (followUp?.kept ?? 0) === 0;
    const ofRows =
      skipped === 0
        ? texts.restored(actionMessages(messages).rowsOfKind(restored, noun))
        : texts.partlyRestored(restored, skipped, skippedNames);
    const sentences = [
      ofRows,
      ...(followUp && followUp.removed > 0 ? [texts.followUpRemoved(followUp.removed)] : []),
      ...(followUp && followUp.kept > 0 ? [texts.followUpKept(followUp.kept)] : []),
    ];
    notify({ tone: isWhole ? "success" : "warning", text: sentences.join(" ") });
  } catch (error) {
    notify({ tone: "danger", text: errorMessage(error, pageMessages(messages)) });
  }
  refresh();
}

import type { ListId } from "@portico/contract";
import type { Notify } from "@portico/ui/notification";
import type { PageOrigin } from "../../api/call-origin.ts";
import { fetchJson } from "../../api/client.ts";
import { errorMessage } from "../../api/error-message.ts";
import { rowsGoneMessages as words } from "../../messages/lists.ts";
import { type PickedRows, without } from "./picked-rows.ts";

/** What a list may have lost, and where what is selected is held. */
export interface RowsGone {
  readonly endpointId: ListId;
  /** All that narrows the list, as JSON. */
  readonly filters: string;
  readonly origin: PageOrigin | undefined;
  /** The rows to ask the list for. */
  readonly ids: readonly string[];
  /** How many are known to have gone, and are no longer selected. */
  readonly vanished: number;
  readonly latest: { readonly current: { readonly filters: string; readonly picked: PickedRows } };
  readonly setPicked: (change: (before: PickedRows) => PickedRows) => void;
  readonly notify: Notify;
}

/** Says which selected rows went, asks the list which others it no longer has, and takes those out, too. */
export async function follow({ vanished, ids, notify, ...rest }: RowsGone): Promise<void> {
  const tell = (count: number) => count > 0 && notify({ tone: "warning", text: words.vanished(count) });
  tell(vanished);
  if (ids.length === 0) return;
  const { endpointId, filters, origin, latest, setPicked } = rest;
  const isLate = () => filters !== latest.current.filters;
  try {
    const body = { endpoint: endpointId, filters: JSON.parse(filters), ids };
    const { gone } = await fetchJson("selections.check", { body, origin });
    if (isLate()) return;
    tell(without(latest.current.picked, gone).vanished);
    setPicked((before) => without(before, gone).picked);
  } catch (error) {
    if (!isLate()) notify({ tone: "warning", text: words.notChecked(ids.length, errorMessage(error)) });
  }
}

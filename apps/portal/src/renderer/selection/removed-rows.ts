import type { ListId } from "@portico/contract";
import type { Notify } from "@portico/ui/notification";
import type { PageOrigin } from "../../api/call-origin.ts";
import { fetchJson } from "../../api/client.ts";
import { errorMessage } from "../../api/error-message.ts";
import { removedRowsMessages as words } from "../../messages/lists.ts";
import { deselect, type SelectedRows } from "./selected-rows.ts";

/** The rows that a list may have lost, and the selection. */
export interface CheckOptions {
  readonly endpointId: ListId;
  /** All that narrows the list, as JSON. */
  readonly filters: string;
  readonly origin: PageOrigin | undefined;
  /** The rows to ask the list for. */
  readonly ids: readonly string[];
  /** The number of removed rows, which are no longer selected. */
  readonly removedCount: number;
  readonly latest: { readonly current: { readonly filters: string; readonly selected: SelectedRows } };
  readonly setSelected: (change: (before: SelectedRows) => SelectedRows) => void;
  readonly notify: Notify;
}

/** Deselects removed rows, and checks which other selected rows the list no longer has. */
export async function deselectRemovedRows({
  removedCount,
  ids,
  notify,
  ...rest
}: CheckOptions): Promise<void> {
  const notifyDeselected = (count: number) =>
    count > 0 && notify({ tone: "warning", text: words.deselected(count) });
  notifyDeselected(removedCount);
  if (ids.length === 0) return;
  const { endpointId, filters, origin, latest, setSelected } = rest;
  const isLate = () => filters !== latest.current.filters;
  try {
    const body = { endpoint: endpointId, filters: JSON.parse(filters), ids };
    const { gone: removedIds } = await fetchJson("selections.check", { body, origin });
    if (isLate()) return;
    notifyDeselected(deselect(latest.current.selected, removedIds).removedCount);
    setSelected((before) => deselect(before, removedIds).selected);
  } catch (error) {
    if (!isLate()) notify({ tone: "warning", text: words.notChecked(ids.length, errorMessage(error)) });
  }
}

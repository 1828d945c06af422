import type { CheckedSelection } from "@portico/screens";
import type { Notify } from "@portico/ui/notification";
import type { PageOrigin } from "../client/call-origin.ts";
import { errorMessage } from "../client/error-message.ts";
import type { ScreenClient } from "../client/screen-client.ts";
import { serviceOf } from "../client/services.ts";
import { removedRowsMessages } from "../messages/lists.ts";
import { pageMessages } from "../messages/page.ts";
import type { RendererMessages } from "../messages/renderer-messages.ts";
import { deselect, type SelectedRows } from "./selected-rows.ts";

/** Options of `deselectRemovedRows`. */
export interface CheckOptions {
  readonly client: ScreenClient;
  readonly endpointId: string;
  /** All filters of the list, as JSON. */
  readonly filters: string;
  readonly origin: PageOrigin | undefined;
  /** The rows to check. */
  readonly ids: readonly string[];
  /** The number of rows that were already found to be removed and deselected. */
  readonly removedCount: number;
  readonly latest: { readonly current: { readonly filters: string; readonly selected: SelectedRows } };
  readonly setSelected: (change: (before: SelectedRows) => SelectedRows) => void;
  readonly notify: Notify;
  /** Those of the host. @default English */
  readonly messages?: RendererMessages | undefined;
}

/** Reports removed rows, and checks which of the other selected rows the list no longer contains. */
export async function deselectRemovedRows({
  removedCount,
  ids,
  notify,
  messages,
  ...rest
}: CheckOptions): Promise<void> {
  const texts = removedRowsMessages(messages);
  const notifyDeselected = (count: number) =>
    count > 0 && notify({ tone: "warning", text: texts.deselected(count) });
  notifyDeselected(removedCount);
  if (ids.length === 0) return;
  const { client, endpointId, filters, origin, latest, setSelected } = rest;
  const isOutdated = () => filters !== latest.current.filters;
  try {
    const body = { endpoint: endpointId, filters: JSON.parse(filters), ids };
    const { gone: removedIds } = await client.fetchJson<CheckedSelection>(
      serviceOf(client, "selections").check,
      {
        body,
        origin,
      },
    );
    if (isOutdated()) return;
    notifyDeselected(deselect(latest.current.selected, removedIds).removedCount);
    setSelected((before) => deselect(before, removedIds).selected);
  } catch (error) {
    if (isOutdated()) return;
    const reason = errorMessage(error, pageMessages(messages));
    notify({ tone: "warning", text: texts.notChecked(ids.length, reason) });
  }
}

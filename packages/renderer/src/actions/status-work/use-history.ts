import type { ValueOptions } from "@portico/endpoints";
import type { DatePattern } from "@portico/ui/format-provider";
import type { Tone } from "@portico/ui/status-badge";
import type { TimelineEntry } from "@portico/ui/timeline";
import { useQuery } from "@tanstack/react-query";
import { useCallOrigin } from "../../client/call-origin.ts";
import { errorMessage } from "../../client/error-message.ts";
import { findCall } from "../../client/find-endpoint.ts";
import { type CallOptions, type ScreenClient, useClient } from "../../client/screen-client.ts";
import { useActionMessages } from "../../messages/lists.ts";
import { usePageMessages } from "../../messages/page.ts";
import type { ActionMessages } from "../../messages/renderer-messages.ts";
import { formatInstant, useDateOptions } from "../../use-date-options.ts";

/** Which history to fetch, and how to display it. */
export interface HistoryOptions {
  /** The endpoint that returns the entries. */
  readonly endpoint: string;
  /** The id of the record, or undefined if the row has none. */
  readonly id: string | undefined;
  readonly tones?: Readonly<Record<string, Tone>> | undefined;
  /** The order of year, month and day. @default "YYYY/MM/DD" */
  readonly datePattern?: Extract<DatePattern, "YYYY/MM/DD" | "MM/DD/YYYY"> | undefined;
  readonly empty?: string | undefined;
}

/** Fetches the status history of a record. Returns props for `HistorySheet` or `Timeline`, the newest entry first. */
export function useHistory({ endpoint, id, tones, datePattern, empty }: HistoryOptions) {
  const texts = useActionMessages();
  const page = usePageMessages();
  const dateOptions = useDateOptions();
  const client = useClient();
  const origin = useCallOrigin();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [endpoint, id],
    queryFn: ({ signal }) => fetchHistory(client, endpoint, id, { signal, origin }, texts),
    staleTime: 0,
  });
  return {
    entries: historyEntries(data ?? [], texts, tones, { ...dateOptions, datePattern }),
    isLoading: isPending,
    error: error ? errorMessage(error, page) : undefined,
    onRetry: () => void refetch(),
    empty: empty ?? texts.history.empty,
  };
}

async function fetchHistory(
  client: ScreenClient,
  endpoint: string,
  id: string | undefined,
  options: CallOptions,
  texts: ActionMessages,
): Promise<readonly StatusEntry[]> {
  if (!findCall(client, endpoint)) throw new Error(texts.unknownEndpoint(texts.history.title, endpoint));
  if (id === undefined) throw new Error(texts.noId(texts.history.title));
  const response = await client.fetchJson(endpoint, { ...options, params: { id } });
  if (!Array.isArray(response) || !response.every(isStatusEntry)) {
    throw new Error(texts.history.isNone(endpoint));
  }
  return response;
}

function isStatusEntry(entry: unknown): entry is StatusEntry {
  return typeof entry === "object" && entry !== null && "status" in entry && "createdDate" in entry;
}

/** A past or current status of a record. */
interface StatusEntry {
  readonly id: string;
  /** Null if the status was cleared. */
  readonly statusId?: string | null;
  /** Empty if the status has no name. */
  readonly status: string;
  /** Null if the system set it. */
  readonly createdBy: string | null;
  /** ISO 8601, like the dates below. */
  readonly createdDate: string;
  readonly endDate: string | null;
  readonly comment: string | null;
}

/** Converts statuses to entries of a history, the newest first. The input has the oldest first. */
export function historyEntries(
  statuses: readonly StatusEntry[],
  texts: ActionMessages,
  tones: Readonly<Record<string, Tone>> = {},
  { datePattern, ...zone }: ValueOptions & Pick<HistoryOptions, "datePattern"> = {},
): readonly TimelineEntry[] {
  const pattern = datePattern === "MM/DD/YYYY" ? "dateTimeUs" : "dateTime";
  return statuses
    .map(({ id, statusId, status, createdBy, createdDate, endDate, comment }) => ({
      id,
      title: statusId === null ? texts.history.cleared : status || texts.unnamedStatus,
      at: createdDate,
      author: `${createdBy ?? texts.system} · ${
        endDate ? texts.history.until(formatInstant(endDate, zone, pattern)) : texts.history.isCurrent
      }`,
      body: comment,
      ...(Object.hasOwn(tones, status) ? { tone: tones[status] ?? "neutral" } : {}),
    }))
    .reverse();
}

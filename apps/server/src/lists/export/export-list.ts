import {
  type ExportFormat,
  exportFormats,
  exportQueued,
  exportRowsHeader,
  exportStateHeader,
} from "@portico/contract";
import type { ListQuery } from "@portico/contract/schemas";
import { eq } from "drizzle-orm";
import type { Logger } from "pino";
import type { Caller } from "../../access/caller.ts";
import { auditedFilters } from "../../audit/reads/audited-filters.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import type { Database } from "../../db/database.ts";
import { contacts, users } from "../../db/schema/index.ts";
import type { Encryption } from "../../encryption/encryption.ts";
import { type AbortResponse, ResponseInterrupted } from "../../http/connection.ts";
import { toResponseStream } from "../../http/response-stream.ts";
import { personName } from "../../identity/person-name.ts";
import type { BusinessClock } from "../../time/business-clock.ts";
import { countRows } from "../count.ts";
import type { BoundList } from "../list.ts";
import { exportFields } from "../row-fields.ts";
import { type ListFilters, type RowSet, visibleRows } from "../row-set.ts";
import { amongRows } from "../select-ids.ts";
import { streamRows } from "../stream-rows.ts";
import type { ExportQueue, ExportSlot } from "./export-queue.ts";
import { filterTexts } from "./filter-texts.ts";
import type { ExportColumn, ExportFile } from "./formats/writer.ts";
import { whileEnabled } from "./while-enabled.ts";
import { requireRowLimit, writers } from "./writers.ts";

/** The options of an export. */
export interface ExportRequest {
  readonly format: ExportFormat;
  /** Values of path parameters. */
  readonly params?: ListFilters["params"];
  readonly query: ListQuery;
  /** Exports only these of the matching rows. @default all */
  readonly selectedIds?: readonly string[] | undefined;
  readonly caller: Caller;
  readonly clock: BusinessClock;
  /** Hashes personal filter values for the audit. */
  readonly encryption: Pick<Encryption, "hash">;
  readonly abortResponse: AbortResponse;
  readonly queue: ExportQueue;
  readonly log: Logger;
  /** Whether the caller still has the session and rights they had before waiting in the queue. */
  readonly isStillAllowed: () => Promise<boolean>;
  /** @default the format's limit */
  readonly maxRows?: number;
}

/**
 * Exports all matching rows as a streamed file. If it can start at once, the first rows are read before the response
 * begins, so that an unavailable database causes an error instead of an empty file. Later errors break the connection.
 * If it has to wait, response headers say so, and the file follows.
 * @throws Failure 422 if there are too many rows for the format, 429 if too many exports are waiting
 */
export async function exportList(
  database: Database,
  list: BoundList,
  request: ExportRequest,
): Promise<Response> {
  const { format, params, query, selectedIds, caller, abortResponse, queue } = request;
  const slot = queue.acquire({ userId: caller.userId, isPdf: format === "pdf" });
  try {
    const matching = visibleRows(list, caller, { filters: query.filters, params });
    const rowSet = selectedIds ? amongRows(matching, selectedIds) : matching;
    const rowCount = await countWithinLimit(database, rowSet, request);
    const isQueued = !slot.isRunning;
    const lines = exportLog(list, request);
    const pieces = isQueued
      ? whenStarted(slot, request, async () =>
          startExport(database, rowSet, request, lines, await countWithinLimit(database, rowSet, request)),
        )
      : await startExport(database, rowSet, request, lines, rowCount);
    const onEnd = () => {
      slot.release();
      lines.ended();
    };
    const ends = { abortResponse, onEnd, ...(isQueued && { onClientGone: slot.release }) };
    return new Response(toResponseStream(lines.untilComplete(pieces), ends), {
      headers: headersOf(list, request, { rowCount, isQueued }),
    });
  } catch (error) {
    slot.release();
    throw error;
  }
}

/** The lines of the log about an export. */
interface ExportLog {
  started(rowCount: number): void;
  /** The same pieces. The export is complete once all of them were read. */
  untilComplete<Piece>(pieces: AsyncIterable<Piece>): AsyncIterable<Piece>;
  /** Writes a line if the export was started. */
  ended(): void;
}

function exportLog({ id: list }: BoundList, { caller, format, log }: ExportRequest): ExportLog {
  const fields = { category: "export", userId: caller.userId, list, format };
  let begun: number | undefined;
  let isComplete = false;
  return {
    started: (rowCount) => {
      begun = performance.now();
      log.info({ ...fields, rowCount }, "Export started");
    },
    async *untilComplete(pieces) {
      yield* pieces;
      isComplete = true;
    },
    ended: () => {
      if (begun === undefined) return;
      const ms = Math.round(performance.now() - begun);
      log.info({ ...fields, ms }, isComplete ? "Export finished" : "Export stopped before its end");
    },
  };
}

/** @throws Failure 422 if there are too many rows for the format */
async function countWithinLimit(
  database: Database,
  rowSet: RowSet,
  { format, maxRows }: ExportRequest,
): Promise<number> {
  const rowCount = await countRows(database, rowSet);
  requireRowLimit(format, rowCount, maxRows ?? exportFormats[format].maxRows);
  return rowCount;
}

/** Waits for a slot, then starts. The caller's rights may have changed meanwhile. */
async function* whenStarted(
  slot: ExportSlot,
  { isStillAllowed }: ExportRequest,
  start: () => Promise<AsyncIterable<string | Uint8Array>>,
): AsyncGenerator<string | Uint8Array> {
  await slot.started;
  if (!(await isStillAllowed())) {
    throw new ResponseInterrupted(
      "the session ended, or the caller's rights changed, while the export was queued",
    );
  }
  yield* await start();
}

/** Small enough for other requests to be answered between chunks. */
const rowsPerChunk = 500;

/** Reads the first rows, and audits and logs the export. */
async function startExport(
  database: Database,
  rowSet: RowSet,
  { format, query, selectedIds, caller, clock, encryption }: ExportRequest,
  lines: ExportLog,
  rowCount: number,
): Promise<AsyncIterable<string | Uint8Array>> {
  const { list } = rowSet;
  const columns = columnsOf(list, query);
  const fields = columns.map(({ name }) => name);
  const found = streamRows(database, rowSet, { sort: query.sort, fields, rowsPerChunk });
  const rows = whileEnabled(database, caller, found, rowsPerChunk);
  const first = await rows.next();
  await recordAudit(database, {
    category: "export",
    createdBy: caller.userId,
    data1: list.id,
    data2: JSON.stringify({
      format,
      filters: auditedFilters(list.endpoint, query.filters, encryption),
      columns: fields,
      rows: rowCount,
      ...(selectedIds && { isSelection: true }),
    }),
    result: "begun",
  });
  lines.started(rowCount);
  const file: ExportFile = {
    title: titleOf(list),
    columns,
    rowCount,
    filters: [
      ...(await filterTexts(database, list.endpoint, { filters: query.filters, caller })),
      ...(selectedIds ? ["Selected rows"] : []),
    ],
    madeBy: await readUserName(database, caller.userId),
    madeAt: clock.now(),
    timeZone: list.timeZone(),
  };
  return writers[format].write(file, startingWith(first, rows));
}

function headersOf(
  { endpoint }: BoundList,
  { format, clock }: ExportRequest,
  { rowCount, isQueued }: { readonly rowCount: number; readonly isQueued: boolean },
): Record<string, string> {
  const name = `${endpoint.fileName}-${clock.today()}.${exportFormats[format].extension}`;
  return {
    "content-type": writers[format].contentType,
    "content-disposition": `attachment; filename="${name}"`,
    "cache-control": "no-store",
    [exportRowsHeader]: String(rowCount),
    // Makes proxies (nginx) forward the headers before there is a body.
    ...(isQueued && { [exportStateHeader]: exportQueued, "x-accel-buffering": "no" }),
  };
}

/** The declared title, or the file name in words: `"unpaid-policies"` → `"Unpaid policies"`. */
function titleOf({ endpoint }: BoundList): string {
  const words = endpoint.exportTitle ?? endpoint.fileName.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

async function readUserName(database: Database, userId: string): Promise<string> {
  const [found] = await database
    .select({ name: personName })
    .from(users)
    .leftJoin(contacts, eq(contacts.id, users.contactId))
    .where(eq(users.id, userId));
  return found?.name ?? "";
}

function columnsOf({ endpoint }: BoundList, { columns }: ListQuery): ExportColumn[] {
  return exportFields(endpoint, columns).map((name) => ({
    name,
    field: endpoint.fields[name] ?? { label: name },
  }));
}

async function* startingWith<Item>(
  first: IteratorResult<Item, unknown>,
  rest: AsyncGenerator<Item>,
): AsyncGenerator<Item> {
  if (first.done) return;
  yield first.value;
  yield* rest;
}

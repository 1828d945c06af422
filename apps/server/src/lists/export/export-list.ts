import { type ExportFormat, exportFormats } from "@portico/contract";
import type { ListQuery } from "@portico/contract/schemas";
import type { Caller } from "../../access/caller.ts";
import { recordAudit } from "../../audit/record.ts";
import type { Database } from "../../db/database.ts";
import type { CutOff } from "../../http/connection.ts";
import { exportFields } from "../columns.ts";
import { matching } from "../conditions.ts";
import type { BoundList } from "../list.ts";
import { countRows } from "../page.ts";
import { walkRows } from "../walk.ts";
import type { ExportColumn } from "./writer.ts";
import { writers } from "./writers.ts";

/** What an export needs to know beside its list. */
export interface ExportRequest {
  readonly format: ExportFormat;
  readonly query: ListQuery;
  readonly caller: Caller;
  /** `YYYY-MM-DD`, for the file's name. */
  readonly today: string;
  readonly cutOff: CutOff;
}

/**
 * All matching rows as a file that is written while it is read. The first rows are read before the answer begins, so
 * that a database that is away is an error and no empty file; one that goes away later breaks the connection.
 */
export async function exportList(
  database: Database,
  list: BoundList,
  { format, query, caller, today, cutOff }: ExportRequest,
): Promise<Response> {
  const where = matching(list, caller, query.filters);
  const columns = columnsOf(list, query);
  const fields = columns.map(({ name }) => name);
  const rows = walkRows(database, list, { where, sort: query.sort, fields });
  const first = await rows.next();
  await recordAudit(database, {
    category: "export",
    createdBy: caller.userId,
    data1: list.id,
    data2: JSON.stringify({
      format,
      filters: Object.keys(query.filters),
      columns: fields,
      rows: await countRows(database, list, where),
    }),
    result: "begun",
  });
  const writer = writers[format];
  const name = `${list.endpoint.fileName}-${today}.${exportFormats[format].extension}`;
  return new Response(streamOf(writer.write(columns, startingWith(first, rows)), cutOff), {
    headers: {
      "content-type": writer.contentType,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
  });
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

/** The pieces as bytes, made only when they are asked for; a reader that goes ends the making. */
function streamOf(pieces: AsyncIterable<string>, cutOff: CutOff): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = pieces[Symbol.asyncIterator]();
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await iterator.next();
          if (done) controller.close();
          else controller.enqueue(encoder.encode(value));
        } catch (error) {
          if (!cutOff(error)) controller.error(error);
        }
      },
      async cancel() {
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

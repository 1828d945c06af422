import { type ExportFormat, exportFormats, exportRowsHeader, labelOfFilter } from "@portico/contract";
import type { ListQuery } from "@portico/contract/schemas";
import { eq } from "drizzle-orm";
import type { Caller } from "../../access/caller.ts";
import { recordAudit } from "../../audit/record.ts";
import type { BusinessClock } from "../../business-clock.ts";
import type { Database } from "../../db/database.ts";
import { contacts, users } from "../../db/schema/index.ts";
import type { CutOff } from "../../http/connection.ts";
import { personName } from "../../identity/person-name.ts";
import { exportFields } from "../columns.ts";
import { matching } from "../conditions.ts";
import { countRows } from "../count.ts";
import type { BoundList } from "../list.ts";
import { walkRows } from "../walk.ts";
import { refuseTooMany } from "./caps.ts";
import { streamOf } from "./stream-of.ts";
import type { ExportColumn, ExportFile } from "./writer.ts";
import { writers } from "./writers.ts";

/** What an export needs to know beside its list. */
export interface ExportRequest {
  readonly format: ExportFormat;
  readonly query: ListQuery;
  readonly caller: Caller;
  readonly clock: BusinessClock;
  /** The zone of the business, in which moments are written. */
  readonly timeZone: string;
  readonly cutOff: CutOff;
  /** @default what the format holds */
  readonly maxRows?: number;
}

/**
 * All matching rows as a file that is written while it is read. The first rows are read before the answer begins, so
 * that a database that is away is an error and no empty file; one that goes away later breaks the connection.
 * @throws Failure 422 where there are more rows than the format holds
 */
export async function exportList(
  database: Database,
  list: BoundList,
  { format, query, caller, clock, timeZone, cutOff, maxRows }: ExportRequest,
): Promise<Response> {
  const where = matching(list, caller, query.filters);
  const rowCount = await countRows(database, list, where);
  refuseTooMany(format, rowCount, maxRows ?? exportFormats[format].maxRows);
  const columns = columnsOf(list, query);
  const fields = columns.map(({ name }) => name);
  const rows = walkRows(database, list, { where, sort: query.sort, fields });
  const first = await rows.next();
  await recordAudit(database, {
    category: "export",
    createdBy: caller.userId,
    data1: list.id,
    data2: JSON.stringify({ format, filters: Object.keys(query.filters), columns: fields, rows: rowCount }),
    result: "begun",
  });
  const file: ExportFile = {
    title: titleOf(list),
    columns,
    rowCount,
    filters: filterLabels(list, query),
    madeBy: await nameOf(database, caller.userId),
    madeAt: clock.now(),
    timeZone,
  };
  const { contentType, write } = writers[format];
  const name = `${list.endpoint.fileName}-${clock.today()}.${exportFormats[format].extension}`;
  return new Response(streamOf(write(file, startingWith(first, rows)), cutOff), {
    headers: {
      "content-type": contentType,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
      [exportRowsHeader]: String(rowCount),
    },
  });
}

/** `"unpaid-policies"` → `"Unpaid policies"`. */
function titleOf({ endpoint }: BoundList): string {
  const words = endpoint.fileName.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What the filters in use are called. */
function filterLabels({ endpoint }: BoundList, { filters }: ListQuery): string[] {
  return Object.keys(filters).flatMap((name) => {
    const filter = endpoint.filters[name];
    return filter ? [labelOfFilter(name, filter, endpoint.fields)] : [];
  });
}

async function nameOf(database: Database, userId: string): Promise<string> {
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

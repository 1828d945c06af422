import { sql } from "drizzle-orm";
import * as z from "zod";
import { type Database, rowsOf } from "../../db/database.ts";
import { type CommissionSum, mergeSums, sumLines } from "./commission-sums.ts";

/** A load of a statement. */
interface LoadKey {
  readonly id: string;
  readonly carrierId: string;
}

/** The sums of a load's lines, and which lines counted at that time. */
export interface LoadSums {
  readonly basis: string;
  readonly sums: readonly CommissionSum[];
}

/** The number of lines per query, so that each is short. */
const linesPerQuery = 5_000;

/** Sums the lines of a load in short queries, before the transaction that publishes or deletes it. */
export async function readLoadSums(database: Database, load: LoadKey): Promise<LoadSums> {
  const basis = await readBasis(database, load);
  return { basis, sums: await sumLoad(database, load) };
}

/**
 * The sums of a load: those read before, or new ones if other lines of the carrier were published, deleted or matched
 * since then. Requires the commission lock.
 */
export async function currentLoadSums(
  transaction: Database,
  load: LoadKey,
  { basis, sums }: LoadSums,
): Promise<readonly CommissionSum[]> {
  return (await readBasis(transaction, load)) === basis ? sums : sumLoad(transaction, load);
}

/** A text that changes when lines of the load's carrier start or cease to count, or are matched. */
async function readBasis(database: Database, { id, carrierId }: LoadKey): Promise<string> {
  const [found] = await rowsOf(
    database,
    sql`select count(*) || '/' || coalesce(sum(version), 0) as basis from statement_loads
      where id = ${id} or (carrier_id = ${carrierId} and state in ('Loaded', 'Deleted'))`,
  );
  return String(found?.basis);
}

async function sumLoad(database: Database, { id }: LoadKey): Promise<readonly CommissionSum[]> {
  const isOfLoad = sql`l.load_id = ${id}`;
  const others = sql`case when o.load_id = ${id} then o.id < l.id else s.state = 'Loaded' end`;
  const sums: CommissionSum[][] = [];
  for (const lines of await lineRanges(database, id)) {
    sums.push([...(await sumLines(database, { lines: sql`${isOfLoad} and ${lines}`, others }))]);
  }
  return mergeSums(sums.flat());
}

const lastLine = z.tuple([z.object({ line: z.int() })]);

/** Conditions on lines, as `l`, that split the lines of a load. */
export async function lineRanges(database: Database, loadId: string) {
  const rows = await rowsOf(
    database,
    sql`select coalesce(max(line), 0)::int as line from statement_lines where load_id = ${loadId}`,
  );
  const [{ line: last }] = lastLine.parse(rows);
  return Array.from({ length: Math.ceil((last + 1) / linesPerQuery) }, (_, index) => {
    const from = index * linesPerQuery;
    return sql`l.line between ${from} and ${from + linesPerQuery - 1}`;
  });
}

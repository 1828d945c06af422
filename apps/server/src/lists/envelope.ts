import type { Page } from "@portico/contract";
import type { ListQuery } from "@portico/contract/schemas";
import type { Caller } from "../access/caller.ts";
import type { Database, Row } from "../db/database.ts";
import type { BoundList } from "./list.ts";
import { readPage } from "./page.ts";
import type { ListFilters } from "./row-set.ts";

/** A page whose rows and sums are in `data`. */
export interface EnvelopedPage extends Omit<Page<Row>, "data"> {
  readonly data: Readonly<Record<string, readonly Row[] | number>>;
}

interface PageRequest {
  readonly query: ListQuery;
  readonly params?: ListFilters["params"];
}

/** Reads a page, in the shape of the response that the contract declares. */
export async function readEnvelope(
  database: Database,
  list: BoundList,
  caller: Caller,
  { query, params }: PageRequest,
): Promise<Page<Row> | EnvelopedPage> {
  const { envelope } = list.endpoint;
  if (!envelope) return readPage(database, list, caller, query, params);
  const sums = Object.entries(envelope.totals);
  const totals = [...new Set([...query.totals, ...sums.map(([, field]) => field)])];
  const page = await readPage(database, list, caller, { ...query, totals }, params);
  const { data, totals: found = {}, ...rest } = page;
  return {
    ...rest,
    data: {
      [envelope.rows]: data,
      ...Object.fromEntries(sums.map(([name, field]) => [name, found[field] ?? 0])),
    },
    ...(query.totals.length > 0 && {
      totals: Object.fromEntries(query.totals.map((field) => [field, found[field] ?? 0])),
    }),
  };
}

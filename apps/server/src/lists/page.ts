import type { Page } from "@portico/contract";
import type { ListQuery } from "@portico/contract/schemas";
import type { Caller } from "../access/caller.ts";
import type { Database, Row } from "../db/database.ts";
import { type FoundPage, type PageRead, readFarPage } from "./far-page.ts";
import type { BoundList } from "./list.ts";
import { readNearPage } from "./near-page.ts";
import { rowFields } from "./row-fields.ts";
import { type ListFilters, visibleRows } from "./row-set.ts";
import { nestDottedNames } from "./rows.ts";

/** So many rows are passed over at most before it is asked how many there are, and from which end the page is nearer. */
const farFromBegin = 20_000;

/** One page of the rows that a caller sees, with the totals. */
export async function readPage(
  database: Database,
  list: BoundList,
  caller: Caller,
  query: ListQuery,
  params?: ListFilters["params"],
): Promise<Page<Row>> {
  const { pageNumber, pageSize, columns, totals: asked } = query;
  const rowSet = visibleRows(list, caller, { filters: query.filters, params });
  const page: PageRead = {
    sort: query.sort,
    offset: (pageNumber - 1) * pageSize,
    pageSize,
    fields: rowFields(list.endpoint, columns),
    totals: asked,
  };
  const read = page.offset <= farFromBegin ? readNearPage : readFarPage;
  const { total, totals, rows }: FoundPage = await read(database, rowSet, page);
  const { countUpTo = total } = list.endpoint;
  const counted = Math.min(total, countUpTo);
  return {
    data: rows.map(nestDottedNames),
    totalRecords: counted,
    ...(total > counted && { hasMoreRecords: true }),
    totalPages: Math.ceil(counted / pageSize),
    ...(asked.length > 0 && { totals }),
  };
}

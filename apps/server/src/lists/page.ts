import type { Page, SortKey } from "@portico/contract";
import type { ListQuery } from "@portico/contract/schemas";
import { type SQL, sql } from "drizzle-orm";
import type { Caller } from "../access/caller.ts";
import { type Database, type Row, rowsOf } from "../db/database.ts";
import { type Count, countAndSum, readCount, rowCount, selectCount } from "./count.ts";
import { joinsForFields } from "./joins.ts";
import type { BoundList } from "./list.ts";
import { selectOrderedIds } from "./ordered-ids.ts";
import { rowFields } from "./row-fields.ts";
import { type ListFilters, type RowSet, visibleRows, withCondition } from "./row-set.ts";
import { nestDottedNames, readRows, selectFields, toWireRow } from "./rows.ts";

/** Pages with at most this offset are read in one statement. */
const maxOneQueryOffset = 20_000;

/** Reads a page of the rows that a caller may see, with the totals. */
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
    isFiltered: Object.keys(query.filters).length > 0,
  };
  const read = page.offset <= maxOneQueryOffset ? readPageInOneQuery : readPageFromNearerEnd;
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

/** The page to read. */
export interface PageRead {
  readonly sort: readonly SortKey[];
  /** The number of rows before the page. */
  readonly offset: number;
  readonly pageSize: number;
  readonly fields: readonly string[];
  /** Fields to sum over all matching rows. */
  readonly totals: readonly string[];
  /** Whether filters may leave few rows. @default true */
  readonly isFiltered?: boolean;
}

/** A page with its totals. */
export interface FoundPage extends Count {
  readonly rows: readonly Row[];
}

/**
 * Reads a page far from the start: counts first, then reads pages in the second half from the end, so that the last
 * page costs as much as the first.
 */
export async function readPageFromNearerEnd(
  database: Database,
  set: RowSet,
  page: PageRead,
): Promise<FoundPage> {
  const count = await countAndSum(database, set, page.totals);
  const ids = await readIds(database, set, page, count.total);
  return { ...count, rows: await readRows(database, set, ids, page.fields) };
}

async function readIds(
  database: Database,
  set: RowSet,
  { sort, offset, pageSize }: PageRead,
  total: number,
): Promise<string[]> {
  const length = Math.min(pageSize, total - offset);
  if (length <= 0) return [];
  // With a limited count the end is unknown.
  const reversed = set.list.endpoint.countUpTo === undefined && offset > total / 2;
  const rows = await rowsOf(
    database,
    selectOrderedIds(set, sort, {
      limit: length,
      offset: reversed ? total - offset - length : offset,
      reversed,
    }),
  );
  const ids = rows.map(({ id }) => String(id));
  return reversed ? ids.reverse() : ids;
}

/** Column name of the row's position in the page. */
const position = "row position";

/**
 * Up to this many matching rows are sorted. An index of the order would be read to its end if there are fewer matches
 * than the page has rows.
 */
const maxSortedRows = 1_000;

/**
 * Reads a page and its count in one statement. Finds the IDs first, if possible from an index alone, and reads only
 * those rows. The count decides how they are found: the database evaluates its comparisons before it reads rows.
 */
export async function readPageInOneQuery(
  database: Database,
  set: RowSet,
  page: PageRead,
): Promise<FoundPage> {
  const { list, from } = set;
  const { sort, offset, pageSize, fields, totals, isFiltered = true } = page;
  const slice = { limit: pageSize, offset };
  const total = sql`counted.${sql.identifier(rowCount)}`;
  const positions = (ids: SQL) => sql`select id, row_number() over () as position from (${ids}) as found`;
  const many = withCondition(set, sql`${total} > ${maxSortedRows}`);
  const few = withCondition(set, sql`${total} <= ${maxSortedRows}`);
  // Without filters, a single statement can be run by several processes of the database.
  const ids = isFiltered
    ? sql`${positions(selectOrderedIds(many, sort, slice))}
        union all ${positions(selectOrderedIds(few, sort, { ...slice, sortsAll: true }))}`
    : positions(selectOrderedIds(set, sort, slice));
  const rows = await rowsOf(
    database,
    sql`select counted.*, page.position as ${sql.identifier(position)}, ${selectFields(list, fields)}
      from (${selectCount(set, totals)}) as counted
      left join lateral (${ids}) as page on true
      left join ${from} on ${list.key} = page.id ${joinsForFields(list, fields)}
      order by page.position`,
  );
  const found = rows.filter((row) => row[position] !== null);
  return { ...readCount(rows[0], totals), rows: found.map((row) => toWireRow(list, row, fields)) };
}

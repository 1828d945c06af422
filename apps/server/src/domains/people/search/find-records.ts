import { type RecordKind, recordKinds } from "@portico/contract/features/people/search";
import type { searchSchemas } from "@portico/contract/features/people/search.schemas";
import { sql } from "drizzle-orm";
import type * as z from "zod";
import type { Caller } from "../../../access/caller.ts";
import { type Database, type Row, rowsOf } from "../../../db/database.ts";
import type { Catalog } from "../../../feature/catalog.ts";
import { type BoundList, bindList } from "../../../lists/list.ts";
import { visibleRows } from "../../../lists/row-set.ts";
import { kindsFor, recordOf, selectRecords } from "../../../records/record-rows.ts";
import type { Services } from "../../../services/services.ts";
import { plainText } from "../../../text/plain-text.ts";

type Group = z.output<(typeof searchSchemas)["search.records"]["response"]>["groups"][number];

/** The maximum number of records of a kind in the response. */
const maxShown = 5;
/** The records of a kind among which the best are chosen. Sorting all that match would read each of them. */
const maxRead = 25;

/** Finds records of all kinds whose list the caller may open. Kinds without matches are left out. */
export async function findRecords(
  services: Pick<Services, "database" | "clock">,
  lists: Catalog["lists"],
  caller: Caller,
  search: string,
): Promise<Group[]> {
  const permitted = kindsFor(caller);
  return services.database.transaction(async (transaction) => {
    // With a limit, the planner expects to find enough rows soon, and would scan the table for a rare name.
    await transaction.execute(
      sql`select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)`,
    );
    const groups: Group[] = [];
    for (const kind of permitted) {
      const list = bindList(lists[recordKinds[kind]], services);
      const rows = await readRecords(transaction, list, caller, { kind, search });
      if (rows.length > 0) groups.push(groupOf(list, kind, rows, search));
    }
    return groups;
  });
}

async function readRecords(
  database: Database,
  list: BoundList,
  caller: Caller,
  { kind, search }: { readonly kind: RecordKind; readonly search: string },
): Promise<Row[]> {
  return rowsOf(
    database,
    sql`${selectRecords(list, kind, visibleRows(list, caller, { filters: { search } }))} limit ${maxRead}`,
  );
}

function groupOf(list: BoundList, kind: RecordKind, rows: readonly Row[], search: string): Group {
  const records = rows.map((row) => recordOf(list, kind, row));
  return { kind, records: bestFirst(records, search).slice(0, maxShown), hasMore: rows.length > maxShown };
}

/** Names with a word that starts like the first word of the search come first, each part in alphabetical order. */
function bestFirst<Found extends { readonly name: string }>(
  records: readonly Found[],
  search: string,
): readonly Found[] {
  const [first = ""] = plainText(search).split(/[\s,]+/);
  const isBest = ({ name }: Found) =>
    plainText(name)
      .split(" ")
      .some((word) => word.startsWith(first));
  return records.toSorted(
    (one, other) => Number(isBest(other)) - Number(isBest(one)) || one.name.localeCompare(other.name, "en"),
  );
}

import { type Filter, type SortKey, searchParameter } from "@portico/contract";
import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { type Database, rowsOf } from "../db/database.ts";
import { joinsOfOrder } from "./joins.ts";
import { type BoundList, isGrouped } from "./list.ts";
import { orderBy, orderOf } from "./order.ts";
import { rowsWhere } from "./row-set.ts";

/** Whether the database uses an index for a filter, or for the list's search. */
export async function isFilterIndexed(database: Database, list: BoundList, name: string): Promise<boolean> {
  const filter = list.endpoint.filters[name];
  if (!filter && name !== searchParameter) throw new Error(`The list "${list.id}" has no filter "${name}".`);
  // Groups are computed from all rows first, so no index can help.
  if (isGrouped(list.table)) return true;
  const { from, where } = rowsWhere(list, list.where, { filters: { [name]: rareValue(filter) } });
  const steps = await planOf(database, sql`select ${list.key} from ${from} where ${where}`);
  return steps.some((step) => step["Index Cond"] !== undefined);
}

/** Whether the database uses an index for a sort order, so that a page doesn't sort all rows. */
export async function isSortIndexed(
  database: Database,
  list: BoundList,
  sort: readonly SortKey[],
): Promise<boolean> {
  if (isGrouped(list.table)) return true;
  const order = orderOf(list, sort);
  const { from, where } = rowsWhere(list, list.where);
  const page = sql`select ${list.key} from ${from} ${joinsOfOrder(list, order)} where ${where}
    ${orderBy(order)} limit 10`;
  const steps = await planOf(database, page);
  return !steps.some((step) => step["Node Type"] === "Sort" || step["Join Filter"] !== undefined);
}

const rareValues = {
  text: "abcd",
  select: "abcd",
  asyncSelect: "abcd",
  choice: "abcd",
  number: "1",
  month: "1",
  year: "2026",
  yesNo: "true",
  isEmpty: "true",
} satisfies Record<Exclude<Filter["kind"], "date">, string>;

/** A value that matches few rows, so that an index is worthwhile. */
function rareValue(filter: Filter | undefined): string {
  if (!filter) return "abcd";
  if (filter.kind !== "date") return rareValues[filter.kind];
  return filter.compare === "to" ? "1900-01-01" : "2190-01-01";
}

/** A step of a query plan. */
interface PlanStep {
  readonly "Node Type": string;
  readonly "Parent Relationship"?: string | undefined;
  readonly "Index Cond"?: string | undefined;
  readonly "Join Filter"?: string | undefined;
  readonly Plans?: readonly PlanStep[] | undefined;
}

const planStep: z.ZodType<PlanStep> = z.lazy(() =>
  z.object({
    "Node Type": z.string(),
    "Parent Relationship": z.string().optional(),
    "Index Cond": z.string().optional(),
    "Join Filter": z.string().optional(),
    Plans: z.array(planStep).optional(),
  }),
);

const explained = z.tuple([z.object({ "QUERY PLAN": z.tuple([z.object({ Plan: planStep })]) })]);

/**
 * The query plan if the database avoids full scans and sorts wherever possible. Leaves out subqueries that run first.
 */
async function planOf(database: Database, query: SQL): Promise<PlanStep[]> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`set local enable_seqscan = off`);
    await transaction.execute(sql`set local enable_sort = off`);
    const [row] = explained.parse(await rowsOf(transaction, sql`explain (format json) ${query}`));
    return stepsOf(row["QUERY PLAN"][0].Plan);
  });
}

function stepsOf(step: PlanStep): PlanStep[] {
  const main = (step.Plans ?? []).filter(
    (part) => !["InitPlan", "SubPlan"].includes(part["Parent Relationship"] ?? ""),
  );
  return [step, ...main.flatMap(stepsOf)];
}

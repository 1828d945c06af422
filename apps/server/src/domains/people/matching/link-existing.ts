import { eq, sql } from "drizzle-orm";
import * as z from "zod";
import { type Database, rowsOf } from "../../../db/database.ts";
import { settings } from "../../../db/schema/index.ts";
import type { PersonRecordKind } from "../../../db/schema/people.ts";
import { tryParseJson } from "../../../json/try-parse-json.ts";

/** The settings entry with how far the records from before people are collected. */
const progressSetting = "people of existing records";

/** The tables with records of people, each with its kinds of records. */
const sources = {
  policies: ["policy"],
  leads: ["lead"],
  customers: ["customer"],
  offline_applications: ["application", "applicationMember"],
  marketplace_applications: ["marketplaceApplication", "marketplaceMember"],
} as const satisfies Record<string, readonly PersonRecordKind[]>;
type Source = keyof typeof sources;
const tables = Object.keys(sources) as Source[];

const progressSchema = z.object({
  table: z.enum(tables),
  after: z.uuid().nullable(),
  isDone: z.boolean(),
});

const lastIds = z.tuple([z.object({ last: z.string().nullable() })]);

/**
 * Collects what identifies the people of the next records that were written before triggers did it, such as demo data.
 * They then wait to be compared. Stores how far it is in the same transaction.
 * @returns whether all are collected
 */
export async function collectExisting(database: Database, limit = 2_000): Promise<boolean> {
  await database.insert(settings).values({ name: progressSetting, value: "{}" }).onConflictDoNothing();
  return database.transaction(async (transaction) => {
    const ofProgress = eq(settings.name, progressSetting);
    // Other instances wait for the step, and do the next one.
    const [stored] = await transaction.select().from(settings).where(ofProgress).for("update");
    const parsed = progressSchema.safeParse(tryParseJson(stored?.value ?? ""));
    const before = parsed.success ? parsed.data : { table: "policies" as const, after: null, isDone: false };
    if (before.isDone) return true;
    const last = await collectSome(transaction, before, limit);
    const following = tables[tables.indexOf(before.table) + 1];
    const next =
      last === null
        ? { table: following ?? before.table, after: null, isDone: following === undefined }
        : { ...before, after: last };
    await transaction
      .update(settings)
      .set({ value: JSON.stringify(next) })
      .where(ofProgress);
    return next.isDone;
  });
}

/** @returns the ID of the last row, or null if there was none */
async function collectSome(
  transaction: Database,
  { table, after }: { readonly table: Source; readonly after: string | null },
  limit: number,
): Promise<string | null> {
  const [{ last }] = lastIds.parse(
    await rowsOf(
      transaction,
      sql`with some_rows as (
          select id from ${sql.identifier(table)} where ${after}::uuid is null or id > ${after}::uuid
          order by id limit ${limit}
        ), collected as (
          insert into person_records select s.* from some_rows
          join person_sources s on s.source_id = some_rows.id and s.kind = any(${sql.param(sources[table])}::text[])
          on conflict do nothing
        )
        select max(id::text) as last from some_rows`,
    ),
  );
  return last;
}

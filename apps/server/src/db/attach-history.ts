import { sql } from "drizzle-orm";
import * as z from "zod";
import { compareMigrations } from "./compare-migrations.ts";
import { type Database, rowsOf } from "./database.ts";
import { historyRules } from "./history-rules.ts";

const tables = z.array(
  z.object({
    table: z.string(),
    generated: z.array(z.string()),
    /** `name(argument)` of each enabled trigger. */
    triggers: z.array(z.string()),
  }),
);

interface Trigger {
  readonly name: string;
  /** The trigger's timing, event, and table. */
  readonly event: string;
  readonly calls: "set_row_version" | "record_row_history";
  readonly argument?: string;
}

/**
 * Attaches the triggers that write versions and history to every table with the columns `id` and `version`. Requires
 * the owner of the tables if a trigger is missing or differs; otherwise runs a single query. Leaves a database that a
 * newer version has migrated unchanged: that version may have secret columns that this one lacks.
 */
export async function attachHistory(database: Database): Promise<void> {
  if ((await compareMigrations(database)) === "newer") return;
  const found = await rowsOf(
    database,
    sql`select relname as table,
        array(select attname::text from pg_attribute where attrelid = c.oid and attgenerated <> '') as generated,
        array(
          select tgname || '(' || replace(encode(tgargs, 'escape'), '\\000', '') || ')' from pg_trigger
          where tgrelid = c.oid and not tgisinternal and tgenabled = 'O'
        ) as triggers
      from pg_class c
      where relnamespace = 'public'::regnamespace and relkind = 'r' and 2 = (
        select count(*) from pg_attribute
        where attrelid = c.oid and attname in ('id', 'version') and not attisdropped
      )
      order by relname`,
  );
  for (const { table, generated, triggers } of tables.parse(found)) {
    for (const trigger of triggersOf(table, generated)) {
      if (triggers.includes(`${trigger.name}(${trigger.argument ?? ""})`)) continue;
      await database.execute(create(table, trigger));
    }
  }
}

function triggersOf(table: string, generated: readonly string[]): Trigger[] {
  const rules = historyRules[table] ?? {};
  const unread = [...generated, ...(rules.skipped ?? [])];
  const record = { calls: "record_row_history", argument: JSON.stringify(rules) } as const;
  return [
    {
      name: "row_version",
      event: "before update on TABLE for each row",
      calls: "set_row_version",
      ...(unread.length > 0 && {
        argument: JSON.stringify(Object.fromEntries(unread.map((column) => [column, null]))),
      }),
    },
    {
      ...record,
      name: "row_history_of_inserts",
      event: "after insert on TABLE referencing new table as new_rows for each statement",
    },
    {
      ...record,
      name: "row_history_of_updates",
      event:
        "after update on TABLE referencing old table as old_rows new table as new_rows for each statement",
    },
    {
      ...record,
      name: "row_history_of_deletes",
      event: "after delete on TABLE referencing old table as old_rows for each statement",
    },
  ];
}

function create(table: string, { name, event, calls, argument }: Trigger) {
  const text = argument === undefined ? "" : `'${argument.replaceAll("'", "''")}'`;
  const on = event.replace("TABLE", `public."${table}"`);
  return sql.raw(`create or replace trigger ${name} ${on} execute function public.${calls}(${text})`);
}

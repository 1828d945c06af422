import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { databaseKinds } from "../../test/databases.ts";
import { demoStart } from "../../test/demo-day.ts";
import { type OpenDatabase, rowsOf } from "../db/database.ts";

/** The columns whose dates may be in the future. All others say when something happened. */
const planned = new Set([
  "consent_requests.expires_date",
  "follow_ups.due_date",
  "follow_ups.repeats_from",
  "identity_steps.expires_at",
  "incomplete_policies.broker_effective_date",
  "incomplete_policies.broker_termination_date",
  "incomplete_policies.effective_date",
  "incomplete_policies.paid_through_date",
  "incomplete_policies.termination_date",
  "lead_upload_lines.due_date",
  "policies.broker_effective_date",
  "policies.broker_termination_date",
  "policies.effective_date",
  "policies.paid_through_date",
  "policies.termination_date",
  "policy_terms.from_date",
  "policy_terms.to_date",
  "policy_upload_lines.broker_effective_date",
  "policy_upload_lines.broker_termination_date",
  "policy_upload_lines.effective_date",
  "policy_upload_lines.paid_through_date",
  "policy_upload_lines.termination_date",
  "quote_links.expires_at",
  "rate_limits.expire",
  "rates.end_date",
  "rates.start_date",
  "report_runs.expires_date",
  "selections.expires_at",
  "sessions.expires_at",
  "setup_links.expires_at",
  "staff_browsers.expires_at",
  "time_off_requests.end_date",
  "time_off_requests.start_date",
  "undoable_changes.expires_at",
  "unpaid_policies.grace_end_date",
  "unpaid_policies.paid_through_date",
]);

const columns = z.array(z.object({ table: z.string(), column: z.string() }));
const latest = z.array(z.object({ name: z.string(), latest: z.coerce.date().nullable() }));
const dayMs = 86_400_000;

describe.each(databaseKinds)("the demo data on $name", (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await kind.open();
  });
  afterAll(() => opened.close());

  const dateColumns = async () =>
    columns.parse(
      await rowsOf(
        opened.database,
        sql`select table_name as "table", column_name as "column" from information_schema.columns
          join information_schema.tables using (table_schema, table_name)
          where table_schema = 'public' and table_type = 'BASE TABLE'
            and data_type in ('date', 'timestamp with time zone', 'timestamp without time zone')`,
      ),
    );

  it("has nothing that happened after the start, in any table", async () => {
    const happened = (await dateColumns()).filter(({ table, column }) => !planned.has(`${table}.${column}`));
    expect(happened.length).toBeGreaterThan(60);
    // The database's own clock is that of the run, and later than the start of the tests' demo data.
    const found = await rowsOf(
      opened.database,
      sql.join(
        happened.map(({ table, column }) => {
          const value = sql`${sql.identifier(column)}::timestamptz`;
          return sql`select ${`${table}.${column}`} as name,
            max(${value}) filter (where ${value} not between now() - interval '6 hours' and now()) as latest
            from ${sql.identifier(table)}`;
        }),
        sql` union all `,
      ),
    );
    const late = latest.parse(found).filter((column) => column.latest && column.latest > demoStart);
    expect(late).toEqual([]);
  });

  it("has no column among the planned dates that doesn't exist", async () => {
    const existing = new Set((await dateColumns()).map(({ table, column }) => `${table}.${column}`));
    expect([...planned].filter((name) => !existing.has(name))).toEqual([]);
  });

  it.each([
    "leads",
    "customers",
    "offline_applications",
    "marketplace_applications",
    "policies",
    "payments",
    "ncba",
  ])("has %s from more than a year, and from the last month", async (table) => {
    const [row] = await rowsOf(
      opened.database,
      sql`select min(created_date) as first, max(created_date) as last from ${sql.identifier(table)}`,
    );
    const { first, last } = z.object({ first: z.coerce.date(), last: z.coerce.date() }).parse(row);
    expect(demoStart.getTime() - first.getTime()).toBeGreaterThan(365 * dayMs);
    expect(demoStart.getTime() - last.getTime()).toBeLessThan(31 * dayMs);
  });
});

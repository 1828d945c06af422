import { noteEntities } from "@portico/contract";
import { eq, isNull, ne, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databaseKinds } from "../../test/databases.ts";
import { demoPolicies } from "../../test/demo-day.ts";
import { type OpenDatabase, rowsOf } from "../db/database.ts";
import {
  genericEntries,
  lostPolicies,
  notes,
  policies,
  statusChanges,
  unpaidPolicies,
} from "../db/schema/index.ts";

describe.each(databaseKinds)("the demo's unpaid and lost policies, on $name", (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await kind.open();
  });
  afterAll(() => opened.close());

  const share = async (table: PgTable) => (await opened.database.$count(table)) / demoPolicies;

  it("include unpaid policies, and lost policies with every reason", async () => {
    expect(await share(unpaidPolicies)).toBeGreaterThan(0.03);
    expect(await share(unpaidPolicies)).toBeLessThan(0.07);
    expect(await share(lostPolicies)).toBeGreaterThan(0.02);
    expect(await share(lostPolicies)).toBeLessThan(0.05);
    const reasons = await opened.database.selectDistinct({ reason: lostPolicies.reason }).from(lostPolicies);
    expect(reasons.map(({ reason }) => reason).sort()).toEqual([
      "Agent of record changed",
      "Carrier left",
      "Terminated",
    ]);
  });

  it("have many statuses, including one without a name", async () => {
    const names = await opened.database
      .selectDistinct({ name: genericEntries.name })
      .from(lostPolicies)
      .innerJoin(genericEntries, eq(genericEntries.id, lostPolicies.statusId));
    expect(names.length).toBeGreaterThan(6);
    expect(names.map(({ name }) => name)).toContain("");
  });

  it.each([
    ["unpaid_policies", unpaidPolicies],
    ["lost_policies", lostPolicies],
  ])("end every status history of %s with the row's status", async (entity, table) => {
    const last = await opened.database
      .select({ id: table.id })
      .from(table)
      .innerJoin(
        statusChanges,
        sql`${statusChanges.entity} = ${entity} and ${statusChanges.entityId} = ${table.id}
          and ${statusChanges.endDate} is null and ${statusChanges.statusId} = ${table.statusId}`,
      );
    expect(last).toHaveLength(await opened.database.$count(table));
    const wrong = await rowsOf(
      opened.database,
      sql`select 1 from status_changes where entity = ${entity} and (end_date < created_date or created_date > now())`,
    );
    expect(wrong).toEqual([]);
  });

  it("have notes, one of them with an attachment", async () => {
    const rows = await opened.database
      .select()
      .from(notes)
      .where(eq(notes.entityMetadataId, noteEntities.policy));
    expect(rows).toHaveLength(4);
    expect(rows.filter(({ docKey }) => docKey !== null)).toHaveLength(1);
  });

  it("include policies without member cost, and agents of record who differ from the agent", async () => {
    const { database } = opened;
    expect(await database.$count(policies, eq(policies.memberResponsibility, "0.00"))).toBeGreaterThan(800);
    expect(await database.$count(policies, isNull(policies.aor))).toBe(0);
    expect(
      await database.$count(
        policies,
        ne(policies.aor, sql`(select name from agents where agents.id = ${policies.agentId})`),
      ),
    ).toBeGreaterThan(30);
  });
});

import { noteEntities } from "@portico/contract";
import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { databaseKinds } from "../../test/databases.ts";
import { rowsOf } from "../db/database.ts";
import { customers, genericEntries, notes } from "../db/schema/index.ts";

it.each(databaseKinds)(
  "the demo's customers have all statuses, each the last of its history, on $name",
  async (kind) => {
    const { database, close } = await kind.open();
    try {
      expect(await database.$count(customers)).toBe(600);
      const statuses = await database
        .selectDistinct({ name: genericEntries.name })
        .from(customers)
        .innerJoin(genericEntries, eq(genericEntries.id, customers.statusId));
      expect(statuses.map(({ name }) => name).sort()).toEqual([
        "Active",
        "Do Not Contact",
        "Inactive",
        "Prospect",
      ]);
      const current = await rowsOf(
        database,
        sql`select 1 from customers join status_changes s on s.entity = 'customers' and s.entity_id = customers.id
          and s.end_date is null and s.status_id = customers.status_id and s.created_date < now()`,
      );
      expect(current).toHaveLength(600);
      expect(await database.$count(notes, eq(notes.entityMetadataId, noteEntities.customer))).toBe(5);
      const real = await rowsOf(
        database,
        sql`select 1 from customers where phone !~ '^[2-9][0-9]{2}55501[0-9]{2}$'`,
      );
      expect(real).toEqual([]);
    } finally {
      await close();
    }
  },
);

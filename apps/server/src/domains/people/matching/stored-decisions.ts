import { and, arrayOverlaps, eq, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { contacts, personDecisions, users } from "../../../db/schema/index.ts";
import { personName } from "../../../identity/person-name.ts";

/** The decisions about some records that hold, latest first. */
export async function decisionsOn(database: Database, keys: readonly string[]) {
  const rows = await database
    .select({
      id: personDecisions.id,
      kind: personDecisions.kind,
      recordIds: personDecisions.recordIds,
      otherIds: personDecisions.otherIds,
      createdBy: personName,
      createdDate: personDecisions.createdDate,
    })
    .from(personDecisions)
    .leftJoin(users, eq(users.id, personDecisions.createdBy))
    .leftJoin(contacts, eq(contacts.id, users.contactId))
    .where(and(isNull(personDecisions.endDate), areOn(keys)))
    .orderBy(sql`${personDecisions.createdDate} desc, ${personDecisions.id}`);
  return rows.map((row) => ({ ...row, createdDate: row.createdDate.toISOString() }));
}

/** A decision that holds. */
export type StoredDecision = Awaited<ReturnType<typeof decisionsOn>>[number];

/** All decisions about some records, also those that no longer hold. */
export function decisionsEver(database: Database, keys: readonly string[]) {
  return database.select().from(personDecisions).where(areOn(keys));
}

function areOn(keys: readonly string[]) {
  return or(
    arrayOverlaps(personDecisions.recordIds, [...keys]),
    arrayOverlaps(personDecisions.otherIds, [...keys]),
  );
}

import { noteEntities } from "@portico/contract";
import { maxDocuments } from "@portico/contract/features/people/people.schemas";
import { and, desc, eq, inArray, isNotNull, or } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { contacts, notes, users } from "../../../db/schema/index.ts";
import { personName } from "../../../identity/person-name.ts";
import type { VisiblePerson } from "./find-person.ts";
import { refOf } from "./record-responses.ts";

/** The files that are attached to notes on a person and on the records that the caller can see, newest first. */
export async function readDocuments(database: Database, { records, keys }: VisiblePerson) {
  const bySource = new Map(records.map((record) => [record.sourceId, record]));
  const found = await database
    .select({
      noteId: notes.id,
      entityId: notes.entityId,
      entityMetadataId: notes.entityMetadataId,
      name: notes.docName,
      size: notes.docSize,
      at: notes.createdDate,
      by: personName,
    })
    .from(notes)
    .leftJoin(users, eq(users.id, notes.createdBy))
    .leftJoin(contacts, eq(contacts.id, users.contactId))
    .where(
      and(
        isNotNull(notes.docKey),
        or(
          inArray(notes.entityId, [...bySource.keys()]),
          and(inArray(notes.entityId, [...keys]), eq(notes.entityMetadataId, noteEntities.person)),
        ),
      ),
    )
    .orderBy(desc(notes.createdDate), desc(notes.id))
    .limit(maxDocuments + 1);
  const files = found.slice(0, maxDocuments).map(({ entityId, entityMetadataId, name, at, ...file }) => {
    const record = entityMetadataId === noteEntities.person ? undefined : bySource.get(entityId);
    return { ...file, name: name ?? "", at: at.toISOString(), record: record ? refOf(record) : null };
  });
  return { files, hasMore: found.length > maxDocuments };
}

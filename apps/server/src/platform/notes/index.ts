import { endpoints, maxNoteBytesPerEntity, maxNotesPerEntity, noteEntities } from "@portico/contract";
import { and, count, desc, eq, or, sql, sum } from "drizzle-orm";
import { signedIn } from "../../access/caller.ts";
import { meets } from "../../access/preview.ts";
import { insertAudited } from "../../audit/write-row.ts";
import type { Database } from "../../db/database.ts";
import { isDatabaseUnavailable } from "../../db/database-errors.ts";
import { lockLimit } from "../../db/limit-lock.ts";
import { contacts, notes, users } from "../../db/schema/index.ts";
import { Failure, notFound } from "../../errors/failure.ts";
import type { Catalog } from "../../feature/catalog.ts";
import { feature } from "../../feature/feature.ts";
import { attachment } from "../../http/attachment.ts";
import type { Handlers } from "../../http/handler.ts";
import type { UploadedFile } from "../../http/multipart.ts";
import { personName } from "../../identity/person-name.ts";
import type { Services } from "../../services/services.ts";
import { type FileStorage, newFileKey } from "../../storage/storage.ts";
import { detectMediaType, downloadMediaType } from "./detect-media-type.ts";
import { type NoteTarget, visibleEntities } from "./visible-entities.ts";

/** Notes and their attachments. Users who can see a record can read and add its notes. */
export const notesFeature = feature({ handlers: noteHandlers });

function noteHandlers(services: Services, catalog: Catalog) {
  const { database, storage } = services;
  const { isVisible, requireVisible } = visibleEntities(services, catalog);
  return {
    "notes.list": async ({ params, query: { pageNumber, pageSize }, caller }) => {
      const target = await requireVisible(signedIn(caller), params);
      const isShown = meets(endpoints["people.get"].access, signedIn(caller))
        ? or(isOn(target), isOnPersonOf(target))
        : isOn(target);
      const totalRecords = await database.$count(notes, isShown);
      const rows = await selectNotes(database)
        .where(isShown)
        .orderBy(desc(notes.createdDate), desc(notes.id))
        .limit(pageSize)
        .offset((pageNumber - 1) * pageSize);
      return {
        data: rows.map((row) => responseOf(row, params)),
        totalRecords,
        totalPages: Math.ceil(totalRecords / pageSize),
      };
    },
    "notes.create": async ({ body, file, caller: anybody, once }) => {
      const caller = signedIn(anybody);
      const target = await requireVisible(caller, body);
      const added = file?.bytes.length ?? 0;
      // Checked before the file is written, and again with the lock.
      await requireQuota(database, target, added);
      const doc = file && (await storeFile(storage, file));
      try {
        return await once(database, async (transaction) => {
          await lockLimit(transaction, "notes", `${target.entityMetadataId}/${target.entityId}`);
          await requireQuota(transaction, target, added);
          const { id } = await insertAudited(transaction, {
            table: notes,
            values: { ...body, ...target, ...doc, createdBy: caller.userId },
            by: caller.userId,
            category: "note",
          });
          const [row] = await selectNotes(transaction).where(eq(notes.id, id));
          if (!row) throw new Error("A note was written but not returned.");
          return responseOf(row, body);
        });
      } catch (error) {
        // If the connection was lost, the row may have been committed, so the file is not removed.
        if (doc && !isDatabaseUnavailable(error)) await storage.remove(doc.docKey);
        throw error;
      }
    },
    "notes.download": async ({ params: { noteId }, caller }) => {
      const [row] = await database.select().from(notes).where(eq(notes.id, noteId));
      // The same message whether the note is missing or not visible.
      if (!row || !(await isVisible(signedIn(caller), row))) throw notFound("This note");
      const bytes = row.docKey === null ? undefined : await storage.get(row.docKey);
      if (!bytes) throw notFound("The file of this note");
      return attachment({
        bytes,
        name: row.docName ?? "file",
        mediaType: downloadMediaType(row.docMime ?? ""),
      });
    },
  } satisfies Partial<Handlers>;
}

/** Stores a file under an unguessable key with its detected type. */
async function storeFile(storage: FileStorage, { bytes, name }: UploadedFile) {
  const docKey = newFileKey("notes");
  const docMime = detectMediaType(bytes);
  await storage.put(docKey, bytes, docMime);
  return { docKey, docMime, docName: name, docSize: bytes.length };
}

function selectNotes(database: Database) {
  return database
    .select({
      id: notes.id,
      createdBy: personName,
      createdDate: notes.createdDate,
      noteBody: notes.noteBody,
      docMIME: notes.docMime,
      docName: notes.docName,
      docSize: notes.docSize,
      entityId: notes.entityId,
      entityMetadataId: notes.entityMetadataId,
    })
    .from(notes)
    .leftJoin(users, eq(users.id, notes.createdBy))
    .leftJoin(contacts, eq(contacts.id, users.contactId));
}

/** A note in a response, with its record's ID as in the request. */
function responseOf<Row extends { readonly createdDate: Date }>(row: Row, { entityId }: NoteTarget) {
  return { ...row, createdDate: row.createdDate.toISOString(), entityId };
}

/** The notes of a record, as a condition. */
function isOn({ entityId, entityMetadataId }: NoteTarget) {
  return and(eq(notes.entityId, entityId), eq(notes.entityMetadataId, entityMetadataId));
}

/** The notes on the person whose record it is, as a condition. */
function isOnPersonOf({ entityId }: NoteTarget) {
  const ofPerson = sql`${notes.entityId} in (
    select record_id from person_records where person_id = (
      select person_id from person_records where record_id = ${entityId}
    )
  )`;
  return and(eq(notes.entityMetadataId, noteEntities.person), ofPerson);
}

/**
 * Refuses a note that exceeds the limits of its record.
 * @param added size of its attachment in bytes
 * @throws Failure 409
 */
async function requireQuota(database: Database, target: NoteTarget, added: number): Promise<void> {
  const [used] = await database
    .select({ notes: count(), bytes: sum(notes.docSize).mapWith(Number) })
    .from(notes)
    .where(isOn(target));
  if ((used?.notes ?? 0) >= maxNotesPerEntity) {
    throw new Failure(
      409,
      `The note wasn't saved. This record has reached the limit of ${maxNotesPerEntity.toLocaleString("en-US")} notes. Save the text somewhere else.`,
    );
  }
  if (added > 0 && (used?.bytes ?? 0) + added > maxNoteBytesPerEntity) {
    throw new Failure(
      409,
      `The note wasn't saved. The attachments of this record can take up to ${maxNoteBytesPerEntity / 1024 ** 2} MB in total. Attach a smaller file, or save the note without one.`,
    );
  }
}

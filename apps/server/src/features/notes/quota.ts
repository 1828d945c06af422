import { maxNoteBytesPerEntity, maxNotesPerEntity } from "@portico/contract";
import { and, count, eq, sql, sum } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { notes } from "../../db/schema/index.ts";
import { Failure } from "../../errors/failure.ts";
import type { NoteTarget } from "./visible-entities.ts";

/** The notes of a record, as a condition. */
export function isOn({ entityId, entityMetadataId }: NoteTarget) {
  return and(eq(notes.entityId, entityId), eq(notes.entityMetadataId, entityMetadataId));
}

/** Serializes changes to the notes of a record until the transaction ends. */
export async function lockNotesOn(
  transaction: Database,
  { entityId, entityMetadataId }: NoteTarget,
): Promise<void> {
  const name = `notes/${entityMetadataId}/${entityId}`.toLowerCase();
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/**
 * Refuses a note that exceeds the limits of its record.
 * @param added size of its attachment in bytes
 * @throws Failure 409
 */
export async function requireQuota(database: Database, target: NoteTarget, added: number): Promise<void> {
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

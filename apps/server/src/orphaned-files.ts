import { randomUUID } from "node:crypto";
import { and, inArray } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "./db/database.ts";
import { contactPhotos, notes, policyUploads } from "./db/schema/index.ts";
import { sharedSetting } from "./db/settings.ts";
import { unfinishedUploads } from "./features/upload-policies/left-overs.ts";
import type { Services } from "./services/services.ts";
import type { FileKind } from "./storage/storage.ts";

const day = 24 * 60 * 60 * 1000;

type Parts = Pick<Services, "database" | "storage">;

/** The keys of these that a row refers to. */
type FindReferenced = (database: Database, keys: readonly string[]) => Promise<readonly (string | null)[]>;

/** Where rows refer to files, by the kind of file; a new kind does not compile without its entry. */
const references: Readonly<Record<FileKind, FindReferenced>> = {
  notes: async (database, keys) => {
    const rows = await database
      .select({ key: notes.docKey })
      .from(notes)
      .where(inArray(notes.docKey, [...keys]));
    return rows.map(({ key }) => key);
  },
  photos: async (database, keys) => {
    const rows = await database
      .select({ key: contactPhotos.fileKey })
      .from(contactPhotos)
      .where(inArray(contactPhotos.fileKey, [...keys]));
    return rows.map(({ key }) => key);
  },
  uploads: async (database, keys) => {
    const isNeeded = inArray(policyUploads.state, [...unfinishedUploads]);
    const rows = await database
      .select({ key: policyUploads.fileKey })
      .from(policyUploads)
      .where(and(isNeeded, inArray(policyUploads.fileKey, [...keys])));
    return rows.map(({ key }) => key);
  },
};

/**
 * Removes files that no row refers to: their process died between writing the file and its row, or between removing the
 * row and its file. Files of the last day stay, since another instance may be about to write the row of one. Where the
 * folder belongs to another database, whose rows this one does not have, nothing is removed.
 */
export async function removeOrphanedFiles({ database, storage }: Parts, log: Logger): Promise<void> {
  if (!(await ownsFiles({ database, storage }))) {
    log.error(
      "The files in DATA_DIR belong to another database, so files that no row refers to are not removed. Give each database a folder of its own. If this is the right one, write its id (the setting database.id) into files/database-id.",
    );
    return;
  }
  const before = new Date(Date.now() - day);
  for (const kind of fileKinds) {
    const findReferenced = async (keys: readonly string[]) =>
      new Set((await references[kind](database, keys)).filter((key) => key !== null));
    await storage.removeOrphans(kind, { before, findReferenced });
  }
}

const fileKinds: readonly FileKind[] = ["notes", "photos", "uploads"];

/**
 * Whether the files belong to this database. Files that none has claimed are its own where a row refers to one of them, or
 * where there are none yet: a database that was just made, by a mistake in its address, must not remove another's.
 */
async function ownsFiles({ database, storage }: Parts): Promise<boolean> {
  const databaseId = await sharedSetting(database, "database.id", randomUUID);
  if ((await storage.owner()) === undefined && (await hasReferencedFiles({ database, storage }))) {
    await storage.claim(databaseId);
  }
  return (await storage.owner()) === databaseId;
}

/** How many keys are looked up at once. */
const batchSize = 1_000;

async function hasReferencedFiles({ database, storage }: Parts): Promise<boolean> {
  let hasFiles = false;
  for (const kind of fileKinds) {
    const keys = await storage.keysOf(kind);
    hasFiles ||= keys.length > 0;
    for (let from = 0; from < keys.length; from += batchSize) {
      const kept = await references[kind](database, keys.slice(from, from + batchSize));
      if (kept.length > 0) return true;
    }
  }
  return !hasFiles;
}

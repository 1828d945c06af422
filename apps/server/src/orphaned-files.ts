import { randomUUID } from "node:crypto";
import { inArray } from "drizzle-orm";
import type { Logger } from "pino";
import { findUsedLogos } from "./configuration/logo-files.ts";
import type { Database } from "./db/database.ts";
import { contactPhotos, notes, reportRuns, uploadResults } from "./db/schema/index.ts";
import { sharedSetting } from "./db/settings.ts";
import { findNeededFiles } from "./file-uploads/unfinished-uploads.ts";
import type { Services } from "./services/services.ts";
import type { FileKind } from "./storage/storage.ts";

const day = 24 * 60 * 60 * 1000;

type Parts = Pick<Services, "database" | "storage">;

/** Returns those keys that rows refer to. */
type FindReferenced = (database: Database, keys: readonly string[]) => Promise<readonly (string | null)[]>;

/** Finds referenced files by kind. A missing kind is a compile error. */
const references: Readonly<Record<FileKind, FindReferenced>> = {
  logos: findUsedLogos,
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
  reports: async (database, keys) => {
    const rows = await database
      .select({ key: reportRuns.fileKey })
      .from(reportRuns)
      .where(inArray(reportRuns.fileKey, [...keys]));
    return rows.map(({ key }) => key);
  },
  results: async (database, keys) => {
    const rows = await database
      .select({ key: uploadResults.fileKey })
      .from(uploadResults)
      .where(inArray(uploadResults.fileKey, [...keys]));
    return rows.map(({ key }) => key);
  },
  uploads: findNeededFiles,
};

/**
 * Deletes files that no row refers to, because a process died between writing a file and its row. Keeps files of the
 * last day, since another instance may be about to write the row. Deletes nothing if the folder belongs to another
 * database.
 */
export async function removeOrphanedFiles({ database, storage }: Parts, log: Logger): Promise<void> {
  if (!(await ownsFiles({ database, storage }))) {
    log.error(
      "The files in DATA_DIR belong to another database, so unused files aren't deleted. Give each database its own folder. If this is the right database, write its ID (the setting database.id) to files/database-id.",
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

const fileKinds: readonly FileKind[] = ["logos", "notes", "photos", "reports", "results", "uploads"];

/**
 * Whether the files belong to this database. Claims unclaimed files if a row refers to one of them or there are none
 * yet: a new database with a mistyped address must not delete another's files.
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
      const referenced = await references[kind](database, keys.slice(from, from + batchSize));
      if (referenced.length > 0) return true;
    }
  }
  return !hasFiles;
}

import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { link, mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { Disk } from "flydrive";
import { AtomicFiles } from "./atomic-files.ts";
import type { FreeBytes } from "./disk-space.ts";

/** Stores files that rows refer to by key. */
export interface FileStorage {
  /** Writes a file atomically. */
  put(key: string, bytes: Uint8Array, mediaType: string): Promise<void>;
  /** Writes a file from a stream. If the stream fails, nothing is stored and its error is thrown. */
  putStream(key: string, pieces: AsyncIterable<Uint8Array>): Promise<void>;
  /** The file as a stream, or undefined if it doesn't exist. */
  getStream(key: string): Promise<Readable | undefined>;
  /** The file's bytes, or undefined if it doesn't exist. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Deletes a file, if it exists. */
  remove(key: string): Promise<void>;
  /** The ID of the database that owns the files, if claimed. Only it may delete orphaned files. */
  owner(): Promise<string | undefined>;
  /** Claims the files for a database unless another one has. */
  claim(databaseId: string): Promise<void>;
  /** The keys of all files of a kind. */
  keysOf(kind: FileKind): Promise<readonly string[]>;
  /** Deletes older files of a kind that nothing refers to, including incomplete ones. */
  removeOrphans(kind: FileKind, left: OrphanCheck): Promise<void>;
}

/** Decides which files are orphaned. */
export interface OrphanCheck {
  /** Later files are not deleted: their rows may not be written yet. */
  readonly before: Date;
  /** Returns the keys that rows refer to. Called after the files were listed. */
  readonly findReferenced: (keys: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** What a file belongs to. The first part of its key. */
export type FileKind = "logos" | "photos" | "notes" | "reports" | "results" | "uploads";

const keyPattern = /^[a-z]+\/[0-9a-f]{2}\/[0-9a-f]{32}$/;

/** An unguessable key that reveals neither owner nor name. */
export function newFileKey(kind: FileKind): string {
  return fileKeyOf(kind, randomBytes(16).toString("hex"));
}

/** The ID in a file's key, for URLs. */
export function fileIdOf(key: string): string {
  return key.slice(key.lastIndexOf("/") + 1);
}

/** The key of a file by its kind and the ID from `fileIdOf`. */
export function fileKeyOf(kind: FileKind, id: string): string {
  return `${kind}/${id.slice(0, 2)}/${id}`;
}

/**
 * Opens storage in a local folder or one shared by all instances.
 * @param freeBytes returns the free disk space; asks the operating system by default
 */
export function openStorage(folder: string, freeBytes?: FreeBytes): FileStorage {
  const disk = new Disk(new AtomicFiles(folder, freeBytes));
  const ownerFile = join(folder, "database-id");
  const keysOf = async (kind: FileKind) => {
    // The folder of a kind is created with its first file.
    if (!existsSync(join(folder, kind))) return [];
    const { objects } = await disk.listAll(kind, { recursive: true });
    return [...objects].flatMap((file) => (file.isFile ? [file.key] : []));
  };
  return {
    put: (key, bytes, mediaType) => disk.put(assertFileKey(key), bytes, { contentType: mediaType }),
    putStream: async (key, pieces) => {
      const failed: { error?: unknown } = {};
      const watched = watch(pieces, failed);
      await disk.putStream(assertFileKey(key), Readable.from(watched)).catch((error: unknown) => {
        throw failed.error ?? error;
      });
    },
    getStream: async (key) => ((await disk.exists(assertFileKey(key))) ? disk.getStream(key) : undefined),
    get: async (key) => ((await disk.exists(assertFileKey(key))) ? disk.getBytes(key) : undefined),
    remove: (key) => disk.delete(assertFileKey(key)),
    owner: () => readFile(ownerFile, "utf8").catch(() => undefined),
    claim: (databaseId) => claim(ownerFile, databaseId),
    keysOf,
    removeOrphans: async (kind, { before, findReferenced }) => {
      const keys = await keysOf(kind);
      for (let from = 0; from < keys.length; from += batchSize) {
        const some = keys.slice(from, from + batchSize);
        const referenced = await findReferenced(some);
        for (const key of some) {
          if (!referenced.has(key) && (await isOlder(join(folder, key), before))) await disk.delete(key);
        }
      }
    },
  };
}

/** Written to a temporary file and linked, so that only one of several instances wins and no instance reads a partial ID. */
async function claim(ownerFile: string, databaseId: string): Promise<void> {
  const aside = `${ownerFile}.${randomBytes(8).toString("hex")}`;
  await mkdir(dirname(ownerFile), { recursive: true });
  try {
    await writeFile(aside, databaseId);
    await link(aside, ownerFile);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

/** How many files are compared with the database at once. */
const batchSize = 1_000;

/** Whether a file was written earlier. False if it no longer exists. */
async function isOlder(path: string, before: Date): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && found.mtime < before;
}

/** Passes chunks on and remembers their error, since drivers only report their own. */
async function* watch(pieces: AsyncIterable<Uint8Array>, failed: { error?: unknown }) {
  const iterator = pieces[Symbol.asyncIterator]();
  const next = () =>
    iterator.next().catch((error: unknown) => {
      failed.error = error;
      throw error;
    });
  try {
    for (let piece = await next(); !piece.done; piece = await next()) yield piece.value;
  } finally {
    await iterator.return?.();
  }
}

/** @throws Error if `newFileKey` did not create the key; user input must never become one */
function assertFileKey(key: string): string {
  if (!keyPattern.test(key))
    throw new Error("File keys must be created by newFileKey, never from user input.");
  return key;
}

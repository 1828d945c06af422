import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { link, mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { Disk } from "flydrive";
import { AtomicFiles } from "./atomic-files.ts";
import type { FreeBytes } from "./disk-space.ts";

/** Where files are kept that belong to rows; a row knows its file by the key. */
export interface FileStorage {
  /** Writes a file; until it is whole nobody reads it. */
  put(key: string, bytes: Uint8Array, mediaType: string): Promise<void>;
  /** Writes a file piece by piece; where a piece fails to come, nothing of it stays and its error is thrown. */
  putStream(key: string, pieces: AsyncIterable<Uint8Array>): Promise<void>;
  /** The file piece by piece, or undefined where there is none. */
  getStream(key: string): Promise<Readable | undefined>;
  /** The file's bytes, or undefined where there is none. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Takes a file away; one that is not there is gone already. */
  remove(key: string): Promise<void>;
  /** The database that the files belong to, or undefined where none has claimed them. Only it may remove any. */
  owner(): Promise<string | undefined>;
  /** Claims the files for a database, unless another one has. */
  claim(databaseId: string): Promise<void>;
  /** The keys of all files of a kind. */
  keysOf(kind: FileKind): Promise<readonly string[]>;
  /** Takes away the files of a kind that nobody keeps, and what was left half written, where they are older. */
  removeOrphans(kind: FileKind, left: OrphanCheck): Promise<void>;
}

/** Which files are no longer wanted. */
export interface OrphanCheck {
  /** Files written later stay: the row of one may be about to be written. */
  readonly before: Date;
  /** Which of these keys a row refers to; asked after the files were listed. */
  readonly findReferenced: (keys: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** What files are of; the first part of their keys. */
export type FileKind = "photos" | "notes" | "uploads";

const keyPattern = /^[a-z]+\/[0-9a-f]{2}\/[0-9a-f]{32}$/;

/** A key that nobody can guess and that says nothing of the file's owner or name. */
export function newFileKey(kind: FileKind): string {
  const name = randomBytes(16).toString("hex");
  return `${kind}/${name.slice(0, 2)}/${name}`;
}

/**
 * Files in a folder of this machine, or of one that all instances mount.
 * @param freeBytes what is free on its disk; what the operating system says unless given
 */
export function openStorage(folder: string, freeBytes?: FreeBytes): FileStorage {
  const disk = new Disk(new AtomicFiles(folder, freeBytes));
  const ownerFile = join(folder, "database-id");
  const keysOf = async (kind: FileKind) => {
    // The folder of a kind is made with its first file.
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
        const kept = await findReferenced(some);
        for (const key of some) {
          if (!kept.has(key) && (await isOlder(join(folder, key), before))) await disk.delete(key);
        }
      }
    },
  };
}

/** Written aside and linked, so that of several that start at once one owns the folder, and nobody reads half a name. */
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

/** So many files are compared with the database at once. */
const batchSize = 1_000;

/** Whether a file was written before; one that is gone meanwhile was not. */
async function isOlder(path: string, before: Date): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && found.mtime < before;
}

/**
 * The pieces, with what they fail with kept: a driver tells of its own trouble only. What a driver that gives up throws
 * into them is none of theirs.
 */
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

/** @throws Error where a key is none that `newFileKey` made: what a caller sends never becomes one */
function assertFileKey(key: string): string {
  if (!keyPattern.test(key)) throw new Error("A file's key is made by newFileKey, not from what came in.");
  return key;
}

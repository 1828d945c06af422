import { randomBytes } from "node:crypto";
import { Disk } from "flydrive";
import { WholeFiles } from "./whole-files.ts";

/** Where files are kept that belong to rows; a row knows its file by the key. */
export interface FileStorage {
  /** Writes a file; until it is whole nobody reads it. */
  put(key: string, bytes: Uint8Array, mediaType: string): Promise<void>;
  /** The file's bytes, or undefined where there is none. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Takes a file away; one that is not there is gone already. */
  remove(key: string): Promise<void>;
}

/** What files are of; the first part of their keys. */
export type FileKind = "photos";

const keyPattern = /^[a-z]+\/[0-9a-f]{2}\/[0-9a-f]{32}$/;

/** A key that nobody can guess and that says nothing of the file's owner or name. */
export function newFileKey(kind: FileKind): string {
  const name = randomBytes(16).toString("hex");
  return `${kind}/${name.slice(0, 2)}/${name}`;
}

/** Files in a folder of this machine, or of one that all instances mount. */
export function openStorage(folder: string): FileStorage {
  const disk = new Disk(new WholeFiles(folder));
  return {
    put: (key, bytes, mediaType) => disk.put(checked(key), bytes, { contentType: mediaType }),
    get: async (key) => ((await disk.exists(checked(key))) ? disk.getBytes(key) : undefined),
    remove: (key) => disk.delete(checked(key)),
  };
}

/** @throws Error where a key is none that `newFileKey` made: what a caller sends never becomes one */
function checked(key: string): string {
  if (!keyPattern.test(key)) throw new Error("A file's key is made by newFileKey, not from what came in.");
  return key;
}

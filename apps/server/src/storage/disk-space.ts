import { statfs } from "node:fs/promises";

const megabyte = 1024 * 1024;

/**
 * So many bytes of a disk stay free: the embedded database writes its log in files of 16 MB, and cannot go on where
 * the disk has no room for the next one.
 */
export const reservedBytes = 64 * megabyte;
/** With less free than this the embedded database is not opened: recovering from a crash takes room too. */
export const bytesToOpen = 32 * megabyte;
/** With less free than this it is not made. */
export const bytesToCreate = 192 * megabyte;

/** Says how many bytes of the disk that holds a folder are free. */
export type FreeBytes = (folder: string) => Promise<number>;

/** A disk has too little room, found out before anything was written. */
export class DiskSpaceError extends Error {
  override name = "NoRoomError";
  /** Node's own code for a full disk. */
  readonly code = "ENOSPC";
}

/** What the operating system says. */
export const readFreeBytes: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** @throws NoRoomError where writing `bytes` would leave less than `reserved` bytes of the folder's disk free */
export async function requireDiskSpace(
  folder: string,
  {
    bytes = 0,
    reserved = reservedBytes,
    freeBytes = readFreeBytes,
  }: { readonly bytes?: number; readonly reserved?: number; readonly freeBytes?: FreeBytes | undefined } = {},
): Promise<void> {
  const free = await freeBytes(folder);
  if (free >= bytes + reserved) return;
  throw new DiskSpaceError(
    `The disk of ${folder} is full: ${inMegabytes(free)} are free, and ${inMegabytes(bytes + reserved)} are needed. Make room on it.`,
  );
}

function inMegabytes(bytes: number): string {
  return `${Math.floor(bytes / megabyte)} MB`;
}

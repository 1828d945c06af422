import { statfs } from "node:fs/promises";

const megabyte = 1024 * 1024;

/**
 * Bytes that must stay free: the embedded database writes its log in files of 16 MB and fails without space for the
 * next one.
 */
export const reservedBytes = 64 * megabyte;
/** Free bytes required to open the embedded database: recovering from a crash needs space. */
export const bytesToOpen = 32 * megabyte;
/** Free bytes required to create it. */
export const bytesToCreate = 192 * megabyte;

/** Returns the free bytes of the disk with a folder. */
export type FreeBytes = (folder: string) => Promise<number>;

/** The disk has too little free space. Nothing was written. */
export class DiskSpaceError extends Error {
  override name = "DiskSpaceError";
  /** Node's code for a full disk. */
  readonly code = "ENOSPC";
}

/** Asks the operating system. */
export const readFreeBytes: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** @throws DiskSpaceError if writing `bytes` would leave less than `reserved` free bytes on the folder's disk */
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
    `The disk of ${folder} is full: ${inMegabytes(free)} are free, but ${inMegabytes(bytes + reserved)} are needed. Free up space.`,
  );
}

function inMegabytes(bytes: number): string {
  return `${Math.floor(bytes / megabyte)} MB`;
}

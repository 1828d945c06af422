import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { FSDriver } from "flydrive/drivers/fs";
import { type FreeBytes, requireDiskSpace } from "./disk-space.ts";

/** How many bytes of a file of unknown length are written between checks for free space. */
const bytesBetweenSpaceChecks = 4 * 1024 * 1024;

/**
 * Writes files atomically: to a temporary file that is flushed and renamed. The driver's own `put` writes in place.
 * Leaves free space for a database on the same disk.
 */
export class AtomicFiles extends FSDriver {
  readonly #folder: string;
  readonly #freeBytes: FreeBytes | undefined;

  /** @param folder created with the first file */
  constructor(folder: string, freeBytes?: FreeBytes) {
    super({ location: folder, visibility: "private" });
    this.#folder = folder;
    this.#freeBytes = freeBytes;
  }

  override put(key: string, contents: string | Uint8Array): Promise<void> {
    const bytes = Buffer.byteLength(contents);
    return this.#make(key, async (file) => {
      await this.#requireRoom(bytes);
      await file.writeFile(contents);
    });
  }

  override putStream(key: string, contents: Readable): Promise<void> {
    return this.#make(key, (file) => file.writeFile(this.#whileThereIsRoom(contents)));
  }

  async *#whileThereIsRoom(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let unchecked = Number.POSITIVE_INFINITY;
    for await (const piece of pieces) {
      unchecked += piece.length;
      if (unchecked > bytesBetweenSpaceChecks) {
        await this.#requireRoom(bytesBetweenSpaceChecks);
        unchecked = piece.length;
      }
      yield piece;
    }
  }

  #requireRoom(bytes: number): Promise<void> {
    return requireDiskSpace(this.#folder, { bytes, freeBytes: this.#freeBytes });
  }

  async #make(key: string, write: (file: FileHandle) => Promise<void>): Promise<void> {
    const target = join(this.#folder, key);
    const making = `${target}.${randomUUID()}.making`;
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    try {
      await writeFlushed(making, write);
      await rename(making, target);
    } catch (error) {
      await rm(making, { force: true });
      throw error;
    }
  }

  /** The driver returns the whole buffer, which may be longer than the file. */
  override async getBytes(key: string): Promise<Uint8Array> {
    return new Uint8Array(await readFile(join(this.#folder, key)));
  }
}

async function writeFlushed(path: string, write: (file: FileHandle) => Promise<void>): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    await write(file);
    await file.sync();
  } finally {
    await file.close();
  }
}

import type { Readable } from "node:stream";
import { type Entry, fromFdPromise, type ZipFile } from "yauzl";
import { UnreadableFileError } from "../unreadable-file-error.ts";
import { damaged, tooLarge } from "./spreadsheet-errors.ts";

/** The maximum number of files in a spreadsheet. Real ones have dozens. */
const maxEntries = 10_000;
/** The maximum number of bytes that are inflated of a spreadsheet. That of 8 million cells is smaller. */
const maxInflated = 768 * 1024 * 1024;

/** The files inside a spreadsheet. */
export interface Archive {
  has(name: string): boolean;
  /**
   * The content of a file, inflated while it is read.
   * @throws UnreadableFileError if it is missing, damaged, or larger than declared or allowed
   */
  read(name: string): AsyncGenerator<Uint8Array>;
}

/**
 * Opens a ZIP archive. Sizes are checked as declared, and again while a file is inflated.
 * @param fd the descriptor of its file, which stays open
 * @throws UnreadableFileError if it is no archive
 */
export async function openArchive(fd: number): Promise<Archive> {
  const entries = new Map<string, Entry>();
  const zip = await orDamaged(() => fromFdPromise(fd, { lazyEntries: true, strictFileNames: false }));
  if (zip.entryCount > maxEntries) throw damaged();
  await orDamaged(async () => {
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  });
  let inflated = 0;
  return {
    has: (name) => entries.has(name),
    read: async function* (name) {
      const entry = entries.get(name);
      if (!entry) throw damaged();
      if (entry.isEncrypted())
        throw new UnreadableFileError(
          1,
          "The file is protected by a password. Save it without one, then upload it again.",
        );
      if (entry.uncompressedSize > maxInflated) throw tooLarge();
      const stream = await openStream(zip, entry);
      try {
        for await (const chunk of chunksOf(stream)) {
          inflated += chunk.length;
          if (inflated > maxInflated) throw tooLarge();
          yield chunk;
        }
      } finally {
        stream.destroy();
      }
    },
  };
}

function openStream(zip: ZipFile, entry: Entry): Promise<Readable> {
  return orDamaged(() => zip.openReadStreamPromise(entry));
}

async function* chunksOf(stream: Readable): AsyncGenerator<Uint8Array> {
  const chunks = stream[Symbol.asyncIterator]();
  for (;;) {
    const { done, value } = await orDamaged(() => chunks.next());
    if (done) return;
    if (value instanceof Uint8Array) yield value;
  }
}

/** What fails while the archive is read is damaged: nobody else can change its file. */
async function orDamaged<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch {
    throw damaged();
  }
}

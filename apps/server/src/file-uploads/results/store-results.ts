import { dryRunHours, type UploadKindName, uploadResultDays } from "@portico/contract";
import { eq, lt, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { uploadResults } from "../../db/schema/index.ts";
import type { Services } from "../../services/services.ts";
import { newFileKey } from "../../storage/storage.ts";
import { readRows, type TableReading } from "../../table-files/read-rows.ts";
import type { StoredResults } from "./pack-results.ts";
import { unpackRows } from "./packed-rows.ts";
import { resultFile } from "./result-file.ts";

/** Whose result it is. */
export interface ResultOwner {
  /** The ID of the upload. */
  readonly id: string;
  readonly kind: UploadKindName;
  readonly fileName: string;
  readonly createdBy: string | null;
  readonly isDryRun: boolean;
}

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** When a dry run that ends now can no longer be confirmed. */
export function dryRunEnd(): Date {
  return new Date(Date.now() + dryRunHours * hour);
}

/** Stores the results of a file's rows until `writeResultFile` writes them next to the rows. Replaces earlier ones. */
export async function storeResults(
  database: Database,
  { id, kind, fileName, createdBy, isDryRun }: ResultOwner,
  results: StoredResults,
): Promise<void> {
  const values = {
    ...{ kind, fileName, createdBy, isDryRun, fileKey: null, ...results },
    expiresDate: isDryRun ? dryRunEnd() : new Date(Date.now() + uploadResultDays * day),
  };
  await database
    .insert(uploadResults)
    .values({ id, ...values })
    .onConflictDoUpdate({ target: uploadResults.id, set: values });
}

/** A file's content, and how it was read. */
export interface ResultSource {
  readonly content: () => Promise<AsyncIterable<Uint8Array>>;
  readonly reading: TableReading;
}

/** Writes the original rows with their results to a file. Does nothing if that is done. */
export async function writeResultFile(
  { database, storage }: Pick<Services, "database" | "storage">,
  id: string,
  { content, reading }: ResultSource,
): Promise<void> {
  const [stored] = await database.select().from(uploadResults).where(eq(uploadResults.id, id));
  if (!stored || stored.packedRows === null) return;
  const key = newFileKey("results");
  const text = resultFile({
    rows: readRows(await content(), reading),
    results: unpackRows(stored.packedRows),
    header: stored.header,
    otherRows: otherRows(stored),
  });
  await storage.putStream(key, toBytes(text));
  await database
    .update(uploadResults)
    .set({ fileKey: key, packedRows: null })
    .where(eq(uploadResults.id, id));
}

/** The result of rows that the results don't name. Those of a statement name only lines with a warning. */
function otherRows({ isLoaded, kind }: Pick<typeof uploadResults.$inferSelect, "isLoaded" | "kind">): string {
  if (!isLoaded) return "Not loaded. Other rows have errors.";
  return kind === "statements" ? "New." : "";
}

async function* toBytes(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) yield Buffer.from(piece);
}

/** Deletes expired results with their files. */
export async function removeExpiredResults({
  database,
  storage,
}: Pick<Services, "database" | "storage">): Promise<void> {
  const expired = await database
    .delete(uploadResults)
    .where(lt(uploadResults.expiresDate, sql`now()`))
    .returning({ fileKey: uploadResults.fileKey });
  for (const { fileKey } of expired) if (fileKey !== null) await storage.remove(fileKey);
}

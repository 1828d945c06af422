import { signedIn } from "../access/caller.ts";
import { insertAudited } from "../audit/write-row.ts";
import { isDatabaseUnavailable } from "../db/database-errors.ts";
import type { CheckedRequest } from "../http/handler.ts";
import type { StartedJob } from "../http/send-result.ts";
import { validationFailure } from "../http/validation.ts";
import { startJob } from "../jobs/start-job.ts";
import type { Services } from "../services/services.ts";
import { newFileKey } from "../storage/storage.ts";
import { contentOf } from "./content-of.ts";
import { fileReadingOf, type LayoutReading, type ReadingQuery } from "./file-reading.ts";
import { requireChoices } from "./require-choices.ts";
import type { UploadJob } from "./upload-job.ts";
import type { Upload, UploadTable } from "./upload-tables.ts";

/** The request: its body, caller and idempotency key. */
interface UploadRequest extends Pick<CheckedRequest, "caller" | "once"> {
  readonly stream: AsyncIterable<Uint8Array>;
}

/** The upload to create. */
interface NewUpload<Row extends Upload> {
  readonly table: UploadTable<Row>;
  readonly job: UploadJob;
  /** As in `uploadQuery`, which makes it safe. */
  readonly fileName: string;
  /** Values of further columns. */
  readonly values?: Partial<Row>;
  /** What a person chose about the file, and whether nothing is to be loaded. */
  readonly reading: ReadingQuery & {
    readonly asks?: "true" | "false" | undefined;
    readonly dryRun?: "true" | "false" | undefined;
  };
  /** Chooses how the stored file, which `open` reads, is read. Throws if it can't be accepted. */
  readonly choose: (open: () => Promise<AsyncIterable<Uint8Array>>) => Promise<ChosenReading<Row>>;
}

/** How a file is read. */
export interface ChosenReading<Row extends Upload> {
  readonly reading: LayoutReading;
  /** Values of columns that depend on it. */
  readonly values?: Partial<Row>;
}

/**
 * Stores a file and starts the job that loads it, or shows what loading it would do.
 * @throws Failure 422 if it is empty, or something about it must be chosen
 */
export async function acceptUpload<Row extends Upload>(
  { database, storage }: Pick<Services, "database" | "storage">,
  { stream, caller, once }: UploadRequest,
  { table, job, fileName, values, reading, choose }: NewUpload<Row>,
): Promise<StartedJob> {
  const { userId } = signedIn(caller);
  const fileKey = newFileKey("uploads");
  const counter = { bytes: 0 };
  await storage.putStream(fileKey, counted(stream, counter));
  try {
    if (counter.bytes === 0) throw validationFailure("body", { "": ["The file is empty."] });
    await requireChoices(await contentOf(storage, fileKey), reading);
    const chosen = await choose(() => contentOf(storage, fileKey));
    return await once(database, async (transaction) => {
      const input = { bytes: counter.bytes, ...fileReadingOf(reading), ...chosen.reading };
      const isDryRun = reading.dryRun === "true";
      const started = await startJob(transaction, job, { input, startedBy: userId });
      await insertAudited(transaction, {
        table,
        values: {
          ...values,
          ...chosen.values,
          id: started.jobId,
          fileName,
          fileKey,
          state: "Waiting",
          ...(isDryRun && { isDryRun, jobInput: input }),
          createdBy: userId,
        },
        by: userId,
        category: "upload",
      });
      return started;
    });
  } catch (error) {
    // If the connection was lost, the row may have been committed, so the file is not removed.
    if (!isDatabaseUnavailable(error)) await storage.remove(fileKey);
    throw error;
  }
}

async function* counted(stream: AsyncIterable<Uint8Array>, counter: { bytes: number }) {
  for await (const chunk of stream) {
    counter.bytes += chunk.length;
    yield chunk;
  }
}

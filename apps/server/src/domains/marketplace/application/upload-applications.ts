import { maxApplicationText } from "@portico/contract/features/marketplace/application";
import { and, eq } from "drizzle-orm";
import type { Caller } from "../../../access/caller.ts";
import type { Database } from "../../../db/database.ts";
import { applicationUploads } from "../../../db/schema/index.ts";
import { notFound } from "../../../errors/failure.ts";
import { chooseLayout } from "../../../file-layouts/choose-layout.ts";
import { acceptUpload } from "../../../file-uploads/accept-upload.ts";
import { fileReadingOf } from "../../../file-uploads/file-reading.ts";
import { figure, refusedCount, rowCount } from "../../../file-uploads/messages.ts";
import { uploadJob, uploadJobHandler } from "../../../file-uploads/upload-job.ts";
import type { FileToRead, ReadFile } from "../../../file-uploads/upload-kind.ts";
import { applicationUploadTables } from "../../../file-uploads/upload-tables.ts";
import { readStateLookup } from "../../../file-values/state.ts";
import type { RequestOf } from "../../../http/handler.ts";
import { fileTooLarge } from "../../../http/multipart.ts";
import type { JobHandler } from "../../../jobs/job-kind.ts";
import type { Services } from "../../../services/services.ts";
import { kindOf } from "../../../table-files/file-kind.ts";
import { inOrder } from "../../../table-files/in-order.ts";
import { oneChunk } from "../../../table-files/one-chunk.ts";
import { countOutcomes, fetchApplications, fetchedSoFar } from "./fetch-applications.ts";
import { type ExpectedApplications, expectApplications } from "./load-applications.ts";
import { readApplications, requireReadable } from "./read-application-file.ts";
import type { Wait } from "./wait-for-limit.ts";

type ApplicationUpload = typeof applicationUploads.$inferSelect;

const kind = "applications";

/** The job that reads a file of application IDs, and fetches the applications. */
const applicationUploadJob = uploadJob(kind);

/**
 * Stores a file of application IDs and starts the job that fetches them.
 * @throws Failure 422 if it has no rows that can be read, 413 if it is too large
 */
export async function acceptApplicationFile(services: Services, request: RequestOf<"application.upload">) {
  const { query, body, file } = request;
  const { database } = services;
  if (kindOf(file.bytes) === "text" && file.bytes.length > maxApplicationText)
    throw fileTooLarge({ maxBytes: maxApplicationText });
  const { caller, once } = request;
  return acceptUpload(
    services,
    { caller, once, stream: oneChunk(file.bytes) },
    {
      table: applicationUploads,
      job: applicationUploadJob,
      fileName: file.name,
      reading: query,
      values: { overwrites: body.overwrite === "true" },
      choose: async (open) => {
        const { reading } = await chooseLayout(database, { kind, open, query });
        await requireReadable({
          ...{ bytes: oneChunk(file.bytes), reading: { ...fileReadingOf(query), ...reading } },
          findState: await readStateLookup(database),
        });
        return { reading };
      },
    },
  );
}

/**
 * Fetches the applications of an uploaded file, and stores what happened with each row.
 * @param wait waits while the Marketplace's limit is used up
 */
export function uploadHandler(services: Services, wait?: Wait): JobHandler {
  return uploadJobHandler(services, {
    ...applicationUploadTables,
    leftBehind: ({ rows }) => fetchedSoFar(rows),
    loadStored: (upload, progress) => fetchApplications(services, upload, { progress, wait }),
    read: (upload, file) => readFile(services, upload, file, wait),
  });
}

async function readFile(
  services: Services,
  upload: ApplicationUpload,
  file: FileToRead,
  wait: Wait | undefined,
): Promise<ReadFile<ApplicationUpload>> {
  const findState = await readStateLookup(services.database);
  const { refusesFile } = await services.settings();
  const { found, columns, lines, outcomes, ...read } = await readApplications({
    ...{ ...file, findState },
    refusesFile: refusesFile.applications,
  });
  return {
    ...read,
    found: { ...found, newRows: 0, ...(!columns && !upload.isDryRun && { rows: outcomes }) },
    load:
      columns &&
      (async (transaction) => {
        const { overwrites } = upload;
        const expected = await expectApplications(transaction, { lines, outcomes, overwrites });
        const { newRows, changedRows, unchangedRows } = expected;
        const counts = { newRows, changedRows, unchangedRows };
        return {
          counts,
          loaded: { rows: expected.outcomes },
          results: inOrder(expected.results),
          leftOut: [],
          // Each result says whether the application is already here.
          fingerprint: "",
          message: previewMessage(found, expected),
          audited: { result: "rows accepted", counts },
        };
      }),
    steps: {
      haveBegun: upload.rows.length > 0,
      run: (accepted, progress) => fetchApplications(services, accepted, { read, progress, wait }),
    },
  };
}

/** What fetching the applications of a file would do, as a sentence. */
function previewMessage(
  { readRows, refusedRows }: Readonly<Record<"readRows" | "refusedRows", number>>,
  { newRows, changedRows, unchangedRows, duplicateRows }: ExpectedApplications,
): string {
  const duplicates = duplicateRows === 0 ? "" : `, ${figure(duplicateRows)} duplicate`;
  return `${rowCount(readRows)} read: ${figure(newRows)} to fetch, ${figure(changedRows)} to fetch again, ${figure(unchangedRows)} already here${duplicates}${refusedCount(refusedRows)}.`;
}

/**
 * What happened with each row of a file of the caller.
 * @throws Failure 404 if the caller has no such upload
 */
export async function readUploadOutcomes(database: Database, { userId }: Caller, id: string) {
  const [found] = await database
    .select({ rows: applicationUploads.rows, state: applicationUploads.state })
    .from(applicationUploads)
    .where(
      and(
        eq(applicationUploads.id, id),
        eq(applicationUploads.createdBy, userId),
        eq(applicationUploads.isDryRun, false),
      ),
    );
  if (!found) throw notFound("This upload");
  return {
    state: states[found.state],
    counts: countOutcomes(found.rows),
    rows: found.rows.flatMap(({ line, applicationId, outcome, reason }) =>
      outcome === null ? [] : [{ line, applicationId, outcome, reason }],
    ),
  };
}

const states = {
  Waiting: "waiting",
  Loading: "loading",
  Loaded: "done",
  Checked: "done",
  Confirmed: "done",
  Expired: "done",
  Refused: "failed",
  Failed: "failed",
  Cancelled: "cancelled",
  Deleted: "done",
} as const satisfies Record<ApplicationUpload["state"], string>;

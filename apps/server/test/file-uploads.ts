import { readdir } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import { eq, sql } from "drizzle-orm";
import * as z from "zod";
import { type Database, rowsOf } from "../src/db/database.ts";
import { jobs } from "../src/db/schema/index.ts";
import { type FileReading, fileReadingShape } from "../src/file-uploads/file-reading.ts";
import type { LineTable } from "../src/file-uploads/upload-tables.ts";
import { allJobHandlers } from "../src/handlers.ts";
import { runJob } from "../src/jobs/run-job.ts";
import type { TestApi } from "./api.ts";

const started = z.object({ jobId: z.uuid() });
const readingShape = z.object(fileReadingShape);

interface UploadsOptions {
  /** The default path and query. */
  readonly address: string;
  /** The table of staged lines. */
  readonly lines: LineTable;
}

/** How the file of a queued job is to be read. */
export async function queuedReading(database: Database, jobId: string): Promise<FileReading> {
  const [queued] = await rowsOf(
    database,
    sql`select data -> 'input' as input from pgboss.job where id = ${jobId}`,
  );
  return readingShape.parse(queued?.input ?? {});
}

/** Uploads files as an administrator, and runs their jobs. */
export function fileUploads(api: TestApi, { address: defaultAddress, lines }: UploadsOptions) {
  const send = async (
    body: string | Uint8Array<ArrayBuffer> | ReadableStream,
    headers: Record<string, string> = {},
    address = defaultAddress,
  ) =>
    api.app.request(address, {
      method: "POST",
      headers: {
        authorization: `Bearer ${await api.tokenOf("admin@portico.test")}`,
        "content-type": "text/csv",
        ...headers,
      },
      body,
      ...(body instanceof ReadableStream && { duplex: "half" }),
    });
  const jobOf = async (response: Response) => started.parse(await response.json()).jobId;
  const run = async (id: string, bytes = 1, changes: FileReading = {}) => {
    const { database, log } = api.services;
    const reading = { ...(await queuedReading(database, id)), ...changes };
    const handlers = allJobHandlers(api.services);
    await runJob({ database, log, handlers, isStopping: () => false }, id, { bytes, ...reading });
    const [job] = await database.select().from(jobs).where(eq(jobs.id, id));
    if (!job) throw new Error("The job no longer exists.");
    return job;
  };
  const confirm = async (id: string, user = "admin@portico.test", headers: Record<string, string> = {}) =>
    api.app.request(`/api/Uploads/${id}/confirm`, {
      method: "POST",
      headers: { authorization: `Bearer ${await api.tokenOf(user)}`, ...headers },
    });
  return {
    send,
    /** Uploads a file without loading it, and runs its job. */
    dryRun: async (content: string) =>
      run(await jobOf(await send(content, {}, `${defaultAddress}&dryRun=true`))),
    /** The response to the confirmation of a dry run. */
    confirm,
    /** Confirms a dry run, and runs the upload's job. */
    load: async (id: string) => run(await jobOf(await confirm(id))),
    jobOf,
    run,
    /** The names of stored files. */
    stored: async () => {
      const folder = `${api.files}/uploads`;
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    },
    /** The last column of the result that can be downloaded, with its name. */
    resultOf: async (id: string) => {
      const response = await api.send(`/api/Uploads/${id}/file`, {
        token: await api.tokenOf("admin@portico.test"),
      });
      if (response.status !== 200) throw new Error(`The result can't be downloaded: ${response.status}.`);
      const rows: string[][] = parse(await response.text(), { bom: true, relax_column_count: true });
      return rows.map((row) => row.at(-1));
    },
    /** The number of staged lines of all uploads. */
    held: () => api.services.database.$count(lines),
    /** Uploads a file and runs its job. */
    upload: async (
      content: string | Uint8Array<ArrayBuffer>,
      choices: Readonly<Record<string, string>> = {},
    ) => {
      const query = Object.entries(choices).map(([name, value]) => `&${name}=${encodeURIComponent(value)}`);
      const id = await jobOf(await send(content, {}, defaultAddress + query.join("")));
      return run(id);
    },
  };
}

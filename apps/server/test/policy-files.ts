import { readdir } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import * as z from "zod";
import { jobs, policyUploadLines } from "../src/db/schema/index.ts";
import { allJobHandlers } from "../src/handlers.ts";
import { runJob } from "../src/jobs/run-job.ts";
import { carrierId } from "../src/reference/seed.ts";
import type { TestApi } from "./api.ts";

/** The columns of policy files in tests. */
export const policyColumns = [
  "Policy Number",
  "Insured Name",
  "Broker Name",
  "State",
  "Policy Effective Date",
  "Policy Term Date",
  "Paid Through Date",
  "Member Responsibility",
  "Monthly Premium Amount",
] as const;

/** A policy file with these rows. */
export function policyFile(rows: readonly (readonly string[])[]): string {
  return [policyColumns, ...rows].map((row) => row.join(",")).join("\n");
}

/** A row of a policy file: in force, paid, with an existing agent. */
export function policyRow(
  number: string,
  more: Partial<Record<(typeof policyColumns)[number], string>> = {},
) {
  const defaults = {
    "Policy Number": number,
    "Insured Name": "Ana Rivera",
    "Broker Name": "Alejandra Ríos",
    State: "FL",
    "Policy Effective Date": "1/1/2026",
    "Policy Term Date": "",
    "Paid Through Date": "3/31/2026",
    "Member Responsibility": "$100.00",
    "Monthly Premium Amount": "$400.00",
  };
  return policyColumns.map((column) => more[column] ?? defaults[column]);
}

const detail = z.looseObject({
  state: z.string(),
  createdBy: z.string(),
  problems: z.array(z.object({ line: z.number(), reason: z.string() })),
});
const started = z.object({ jobId: z.uuid() });

/** Uploads policy files as an administrator, and runs their jobs. */
export function policyUploads(api: TestApi) {
  const pathOf = (query: Record<string, string> = {}) =>
    `/api/UploadPolicies/UploadPolicyCSV?${new URLSearchParams({ fileName: "book.csv", carrier: carrierId("AvMed"), ...query })}`;
  const send = async (
    body: string | ReadableStream,
    headers: Record<string, string> = {},
    address = pathOf(),
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
  const jobOf = async (answer: Response) => started.parse(await answer.json()).jobId;
  const run = async (id: string, bytes = 1) => {
    const { database } = api.services;
    const log = pino({ level: "silent" });
    const handlers = allJobHandlers(api.services);
    await runJob({ database, log, handlers, isStopping: () => false }, id, { bytes });
    const [job] = await database.select().from(jobs).where(eq(jobs.id, id));
    if (!job) throw new Error("The job no longer exists.");
    return job;
  };
  return {
    pathOf,
    send,
    jobOf,
    run,
    /** The names of stored files. */
    stored: async () => {
      const folder = `${api.files}/uploads`;
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    },
    /** The number of staged lines of all uploads. */
    held: () => api.services.database.$count(policyUploadLines),
    /** An upload as returned by its endpoint. */
    detailOf: async (id: string) =>
      detail.parse(await api.read(`/api/UploadPolicies/${id}`, await api.tokenOf("admin@portico.test"))),
    /** Uploads a file and runs its job. */
    upload: async (content: string) => run(await jobOf(await send(content))),
  };
}

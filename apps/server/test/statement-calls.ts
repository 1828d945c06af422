import { eq } from "drizzle-orm";
import { pino } from "pino";
import * as z from "zod";
import { jobs } from "../src/db/schema/index.ts";
import type { FileReading } from "../src/file-uploads/file-reading.ts";
import { allJobHandlers } from "../src/handlers.ts";
import { runJob } from "../src/jobs/run-job.ts";
import { carrierId } from "../src/reference/seed.ts";
import { shippedFormatId } from "../src/statement-files/shipped-formats.ts";
import type { TestApi } from "./api.ts";
import { queuedReading } from "./file-uploads.ts";

const started = z.object({ jobId: z.uuid() });
const page = z.object({
  data: z.object({
    statements: z.array(z.record(z.string(), z.unknown())),
    amountMembers: z.number(),
    commissionAmount: z.number(),
  }),
  totalRecords: z.number(),
});
const rows = z.object({ data: z.array(z.record(z.string(), z.unknown())) });

/** A statement of a month in which the demo data has none. */
export const testMonth = { carrier: carrierId("AvMed"), month: "3", year: "2001" } as const;

/** A statement in the generic format. */
export function statementFile(lines: readonly string[]): string {
  return ["Policy Number,Insured Name,Month,Members,Amount", ...lines].join("\n");
}

/** Loads and deletes statements as an administrator. */
export function statementCalls(api: TestApi) {
  const admin = () => api.tokenOf("admin@portico.test");
  const send = async (content: string | Uint8Array<ArrayBuffer>, query: Record<string, string> = {}) => {
    const body = new FormData();
    body.set("file", new File([content], "march.csv", { type: "text/csv" }));
    const all = new URLSearchParams({ ...testMonth, formatId: shippedFormatId("GENERIC"), ...query });
    return api.send(`/api/Statement?${all}`, { method: "POST", token: await admin(), body });
  };
  const run = async (id: string, changes: FileReading = {}) => {
    const { database } = api.services;
    const reading = { ...(await queuedReading(database, id)), ...changes };
    const log = pino({ level: "silent" });
    await runJob(
      { database, log, handlers: allJobHandlers(api.services), isStopping: () => false },
      id,
      reading,
    );
    const [job] = await database.select().from(jobs).where(eq(jobs.id, id));
    if (!job) throw new Error("The job no longer exists.");
    return job;
  };
  const jobOf = async (response: Response) => started.parse(await response.json()).jobId;
  const path = (query: Record<string, string>) => new URLSearchParams({ ...testMonth, ...query }).toString();
  return {
    send,
    jobOf,
    run,
    /** Sends a file and runs its job. */
    load: async (content: string | Uint8Array<ArrayBuffer>, query?: Record<string, string>) =>
      run(await jobOf(await send(content, query))),
    preview: async (query: Record<string, string> = {}) =>
      api.read(`/api/Statement/deletion?${path(query)}`, await admin()),
    delete: async (query: Record<string, string> = {}) =>
      api.send(`/api/Statement?${path(query)}`, { method: "DELETE", token: await admin() }),
    /** A page of statement lines, as a user sees it. */
    list: async (query: Record<string, string> = {}, user = "admin@portico.test") =>
      page.parse(await api.read(`/api/Statement?${new URLSearchParams(query)}`, await api.tokenOf(user))),
    /** The rows of a load's file of some kind. */
    rowsOf: async (loadId: string, kind: string) =>
      rows.parse(await api.read(`/api/Statement/loadLines?loadId=${loadId}&kind=${kind}`, await admin()))
        .data,
    unmatched: async (query: Record<string, string> = {}) =>
      rows.parse(await api.read(`/api/Statement/lines?${new URLSearchParams(query)}`, await admin())).data,
    match: async (lineId: string, policyId: string) =>
      api.send(`/api/Statement/lines/${lineId}/match`, {
        method: "POST",
        token: await admin(),
        body: { policyId },
      }),
  };
}

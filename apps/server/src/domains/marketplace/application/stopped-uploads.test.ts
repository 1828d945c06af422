import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { asSystem } from "../../../../test/as-system.ts";
import { bothDatabases } from "../../../../test/databases.ts";
import { fileUploads } from "../../../../test/file-uploads.ts";
import {
  marketplaceApplications as applications,
  applicationUploads,
  jobs,
  leadUploadLines,
  users,
} from "../../../db/schema/index.ts";
import { runJob } from "../../../jobs/run-job.ts";
import { startJob } from "../../../jobs/start-job.ts";
import { uploadHandler } from "./upload-applications.ts";

const admin = "admin@portico.test";

describe.each(bothDatabases)("an upload of application IDs, on $name,", (kind) => {
  let api: TestApi;
  let files: ReturnType<typeof fileUploads>;
  beforeAll(async () => {
    api = await openApi(kind);
    files = fileUploads(api, { address: "", lines: leadUploadLines });
  });
  afterAll(() => api.close());

  let next = 7_100_000_010;
  const newIds = (count: number) => Array.from({ length: count }, () => String(++next));
  const send = async (ids: readonly string[]) => {
    const body = new FormData();
    const rows = ids.map((id) => `${id},FL`);
    body.set("file", new File([["FFMApplicationID,State", ...rows].join("\n")], "ids.csv"));
    const token = await api.tokenOf(admin);
    return files.jobOf(await api.send("/api/application/UploadCSV", { method: "POST", token, body }));
  };
  const cancel = async (id: string) => {
    const token = await api.tokenOf(admin);
    expect((await api.send(`/api/Jobs/${id}`, { method: "DELETE", token })).status).toBe(204);
  };
  const jobOf = async (id: string) => {
    const [job] = await api.services.database.select().from(jobs).where(eq(jobs.id, id));
    return job;
  };
  const uploadOf = async (id: string) => {
    const [upload] = await api.services.database
      .select()
      .from(applicationUploads)
      .where(eq(applicationUploads.id, id));
    return upload;
  };
  /** Runs the job of an upload, and does something before one of the applications is fetched. */
  const run = async (id: string, { before, work }: { before: number; work: () => Promise<void> }) => {
    const { services } = api;
    const { database, log, marketplace } = services;
    let fetched = 0;
    const fetch: typeof marketplace.applications.fetch = async (...asked) => {
      fetched += 1;
      if (fetched === before) await work();
      return marketplace.applications.fetch(...asked);
    };
    const handler = uploadHandler({
      ...services,
      marketplace: { ...marketplace, applications: { ...marketplace.applications, fetch } },
    });
    await runJob({ database, log, handlers: [handler], isStopping: () => false }, id, { bytes: 1 });
    return jobOf(id);
  };
  const died = () => Promise.reject(Object.assign(new Error("gone"), { code: "57P01" }));

  describe("that is canceled says what became of its rows,", () => {
    it("before it starts", async () => {
      const id = await send(newIds(2));
      await cancel(id);
      expect(await jobOf(id)).toMatchObject({
        state: "cancelled",
        message: "You canceled this before it started.",
      });
      expect(await uploadOf(id)).toMatchObject({
        state: "Cancelled",
        message: "The upload was canceled. No applications were fetched.",
      });
    });

    it("while it fetches them", async () => {
      const id = await send(newIds(25));
      const job = await run(id, { before: 3, work: () => cancel(id) });
      expect(job).toMatchObject({
        state: "cancelled",
        message: "The upload was canceled. 25 rows read: 20 added, 0 updated, 5 not loaded.",
        result: { state: "Cancelled", newRows: 20 },
      });
      expect((await files.resultOf(id)).at(-1)).toBe("Not loaded.");
    });

    it("after the server died in between", async () => {
      const id = await send(newIds(25));
      await expect(run(id, { before: 21, work: died })).rejects.toThrow();
      await cancel(id);
      const job = await run(id, { before: 1, work: died });
      expect(job).toMatchObject({
        state: "cancelled",
        message: "The upload was canceled. 25 rows read: 20 added, 0 updated, 5 not loaded.",
        result: { state: "Cancelled", newRows: 20 },
      });
      expect(job?.finishedAt).not.toBeNull();
    });
  });

  it("is run if an earlier version queued it, which stored its rows and not its file", async () => {
    const { database } = api.services;
    const [user] = await database.select({ id: users.id }).from(users).where(eq(users.email, admin));
    const [id = "", other = ""] = newIds(2);
    const input = { rows: 2 };
    const { jobId } = await startJob(
      database,
      { kind: "application.upload", input: z.object({ rows: z.number() }) },
      { input, startedBy: user?.id ?? null },
    );
    const row = { state: "FL", outcome: null, reason: null };
    await asSystem(database)
      .insert(applicationUploads)
      .values({
        ...{ id: jobId, fileName: "file", state: "Waiting", overwrites: false, createdBy: user?.id ?? null },
        rows: [
          { ...row, line: 2, applicationId: id },
          { ...row, line: 3, applicationId: other, outcome: "invalid", reason: "FFMApplicationID is empty." },
        ],
      });
    const { log } = api.services;
    const handlers = [uploadHandler(api.services)];
    await runJob({ database, log, handlers, isStopping: () => false }, jobId, input);
    expect(await jobOf(jobId)).toMatchObject({
      state: "done",
      message: "2 rows read: 1 added, 0 updated, 1 not loaded.",
      result: { state: "Loaded", newRows: 1 },
    });
    expect(await database.$count(applications, eq(applications.exchangeAssignedId, id))).toBe(1);
  });
});

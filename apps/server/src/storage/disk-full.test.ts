import { readdir } from "node:fs/promises";
import { noteEntities } from "@portico/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openApi, type TestApi } from "../../test/api.ts";
import { bothDatabases } from "../../test/databases.ts";
import { policyFile, policyRow, policyUploads } from "../../test/policy-files.ts";
import { audit, jobs, notes, policies, policyUploads as uploadRows } from "../db/schema/index.ts";
import { diskFullMessage } from "../errors/failure.ts";
import { reservedBytes } from "./disk-space.ts";

describe.each(bothDatabases)("on a full disk, on $name", (kind) => {
  const disk = { free: 0 };
  let api: TestApi;
  let token: string;
  let policyId: string;
  beforeAll(async () => {
    api = await openApi(kind, disk);
    // Sign-in writes little and still works.
    token = await api.tokenOf("admin@portico.test");
    const [policy] = await api.services.database.select({ id: policies.id }).from(policies).limit(1);
    policyId = policy?.id ?? "";
  });
  afterAll(() => api.close());

  const addNote = (doc?: File) => {
    const form = new FormData();
    form.set("noteBody", "A note.");
    form.set("entityId", policyId);
    form.set("entityMetadataId", noteEntities.policy);
    if (doc) form.set("doc", doc);
    return api.send("/api/Notes", { method: "POST", token, body: form });
  };
  const scan = new File(["%PDF-1.7 a scan"], "scan.pdf", { type: "application/pdf" });
  const book = policyFile([policyRow("DISK-1")]);
  const exportAs = async (accept: string) => {
    const response = await api.send("/api/Policies", { token, headers: { accept } });
    return [response.status, (await response.arrayBuffer()).byteLength > 1000];
  };
  const written = async () => {
    const { database } = api.services;
    const entries = await readdir(api.files, { recursive: true, withFileTypes: true }).catch(() => []);
    return {
      files: entries.filter((entry) => entry.isFile()).map(({ name }) => name),
      notes: await database.$count(notes),
      uploads: await database.$count(uploadRows),
      jobs: await database.$count(jobs),
      audits: await database.$count(audit),
    };
  };
  const answered = async (response: Response) => [response.status, await response.json()];
  const full = [507, { message: diskFullMessage }];

  it("rejects a note with a file, and a policy file, with clear errors and without saving anything", async () => {
    const before = await written();
    expect(await answered(await addNote(scan))).toEqual(full);
    expect(await answered(await policyUploads(api).send(book))).toEqual(full);
    expect(await written()).toEqual(before);
  });

  it("accepts requests that need no disk space", async () => {
    // The embedded database is on the same disk, and fails without space for its log.
    expect((await addNote()).status).toBe(kind.isOnDataDisk ? 507 : 200);
    expect(await answered(await api.send("/api/States", { token }))).toMatchObject([200, expect.any(Array)]);
    expect(await exportAs("text/csv")).toEqual([200, true]);
  });

  it("accepts all requests again once there is space", async () => {
    disk.free = 10 * reservedBytes;
    expect((await addNote(scan)).status).toBe(200);
    const uploads = policyUploads(api);
    const id = await uploads.jobOf(await uploads.send(book));
    expect((await uploads.run(id)).state).toBe("done");
    disk.free = 0;
  });

  it("ends a job that runs out of space with a clear error and nothing loaded", async () => {
    disk.free = 10 * reservedBytes;
    const uploads = policyUploads(api);
    const id = await uploads.jobOf(await uploads.send(policyFile([policyRow("DISK-2")])));
    const full = Object.assign(new Error("no space"), { code: "53100" });
    const { getStream } = api.services.storage;
    Object.assign(api.services.storage, { getStream: () => Promise.reject(full) });
    const job = await uploads.run(id);
    Object.assign(api.services.storage, { getStream });
    expect(job).toMatchObject({ state: "failed", message: diskFullMessage });
    expect(await uploads.detailOf(id)).toMatchObject({
      state: "Failed",
      message: expect.stringContaining("disk is full"),
    });
    expect(await uploads.stored()).toEqual([]);
    disk.free = 0;
  });
});

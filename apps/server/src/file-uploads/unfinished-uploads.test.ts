import { utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openApi, type TestApi } from "../../test/api.ts";
import { bothDatabases } from "../../test/databases.ts";
import { policyFile, policyRow, policyUploads } from "../../test/policy-files.ts";
import { policyUploadLines } from "../db/schema/index.ts";
import { createLog } from "../log.ts";
import { removeOrphanedFiles } from "../orphaned-files.ts";
import { carrierId } from "../reference/seed.ts";
import { newFileKey } from "../storage/storage.ts";
import { removeOrphanedLines } from "./unfinished-uploads.ts";

const log = createLog("silent");
const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);

describe.each(bothDatabases)("what a crashed process leaves of uploads, on $name,", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(kind);
  });
  afterAll(() => api.close());

  it("is removed: files after a day, unless an upload uses them or may still use them", async () => {
    const { storage } = api.services;
    await removeOrphanedFiles(api.services, log);
    const files = policyUploads(api);
    await files.send(policyFile([policyRow("WAIT-1")]));
    const [waiting = ""] = await files.stored();
    const age = (key: string) => utimes(join(api.files, key), twoDaysAgo, twoDaysAgo);
    await age(`uploads/${waiting.slice(0, 2)}/${waiting}`);
    const [left, young] = [newFileKey("uploads"), newFileKey("uploads")];
    for (const key of [left, young]) await storage.put(key, Uint8Array.of(1), "text/csv");
    const half = `${left}.0.making`;
    await writeFile(join(api.files, half), "half");
    for (const key of [left, half]) await age(key);
    await removeOrphanedFiles(api.services, log);
    expect((await files.stored()).sort()).toEqual([waiting, young.slice(-32)].sort());
  });

  it("is removed: staged lines of finished uploads, and no others", async () => {
    const files = policyUploads(api);
    const over = await files.upload(policyFile([policyRow("OVER-1")]));
    const waiting = await files.jobOf(await files.send(policyFile([policyRow("WAIT-2")])));
    const line = { line: 2, policyNumber: "OVER-1", carrierId: carrierId("AvMed"), statusIsStated: false };
    const lines = [over.id, waiting].map((uploadId) => ({ ...line, uploadId }));
    await api.services.database.insert(policyUploadLines).values(lines);
    await removeOrphanedLines(api.services.database);
    const held = await api.services.database.select().from(policyUploadLines);
    expect(held.map(({ uploadId }) => uploadId)).toEqual([waiting]);
  });
});

import { readdir } from "node:fs/promises";
import { maxNoteBytesPerEntity, maxNotesPerEntity, noteEntities } from "@portico/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openApi, type TestApi } from "../../../test/api.ts";
import { asSystem } from "../../../test/as-system.ts";
import { databaseKinds } from "../../../test/databases.ts";
import { notes, policies } from "../../db/schema/index.ts";

const entityMetadataId = noteEntities.policy;

describe.each(databaseKinds)("limits of notes, on $name,", (kind) => {
  let api: TestApi;
  let token: string;
  let policyIds: string[];
  beforeAll(async () => {
    api = await openApi(kind);
    token = await api.tokenOf("admin@portico.test");
    const rows = await api.services.database.select({ id: policies.id }).from(policies).limit(20);
    const noted = await api.services.database.select({ id: notes.entityId }).from(notes);
    policyIds = rows.flatMap(({ id }) => (noted.some((note) => note.id === id) ? [] : [id]));
  });
  afterAll(() => api.close());

  const fill = (entityId: string, count: number, docSize?: number) =>
    asSystem(api.services.database)
      .insert(notes)
      .values(
        Array.from({ length: count }, (_, index) => ({
          entityId,
          entityMetadataId,
          noteBody: `Note ${index}`,
          createdDate: new Date(Date.UTC(2026, 0, 1, 0, 0, index)),
          ...(docSize && { docSize, docName: "scan.pdf", docMime: "application/pdf" }),
        })),
      );
  const make = (entityId: string, bytes = 0) => {
    const form = new FormData();
    form.set("noteBody", "One more.");
    form.set("entityId", entityId);
    form.set("entityMetadataId", entityMetadataId);
    if (bytes > 0) form.set("doc", new File([new Uint8Array(bytes)], "scan.bin"));
    return api.send("/api/Notes", { method: "POST", token, body: form });
  };
  const storedFiles = async () => {
    const entries = await readdir(`${api.files}/notes`, { recursive: true, withFileTypes: true }).catch(
      () => [],
    );
    return entries.filter((entry) => entry.isFile()).length;
  };
  const countOf = (entityId: string) => api.services.database.$count(notes, eq(notes.entityId, entityId));

  it("apply to simultaneous requests", async () => {
    const [, id = "", other = ""] = policyIds;
    await fill(id, maxNotesPerEntity - 3);
    const responses = await Promise.all(Array.from({ length: 50 }, () => make(id)));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 409)).toHaveLength(47);
    expect(await countOf(id)).toBe(maxNotesPerEntity);
    expect(await (await make(id)).json()).toMatchObject({
      message: expect.stringMatching(/wasn't saved.*1,000 notes/),
    });
    expect((await make(other)).status).toBe(200);
  });

  it("restrict the total size of attachments, and store no file for a rejected note", async () => {
    const [, , , id = ""] = policyIds;
    const megabyte = 1024 * 1024;
    await fill(id, 1, maxNoteBytesPerEntity - 2 * megabyte);
    const before = await storedFiles();
    const responses = await Promise.all(Array.from({ length: 6 }, () => make(id, megabyte)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409, 409]);
    expect(await storedFiles()).toBe(before + 2);
    expect(await (await make(id, 1)).json()).toMatchObject({
      message: expect.stringContaining("without one"),
    });
    expect((await make(id)).status).toBe(200);
  });
});

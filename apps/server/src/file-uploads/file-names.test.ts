import { noteEntities } from "@portico/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { openApi, type TestApi } from "../../test/api.ts";
import { databaseKinds } from "../../test/databases.ts";
import { outboxServices, testMail } from "../../test/outbox.ts";
import { plainPicture } from "../../test/pictures.ts";
import { testMonth } from "../../test/statement-calls.ts";
import {
  applicationUploads,
  leadUploads,
  notes,
  outbox,
  policies,
  policyUploads,
  statementLoads,
} from "../db/schema/index.ts";
import { allJobHandlers } from "../handlers.ts";
import { runJob } from "../jobs/run-job.ts";
import { queueMessage } from "../outbox/queue-message.ts";
import { shippedFormatId } from "../statement-files/shipped-formats.ts";

const started = z.object({ jobId: z.uuid() });
const created = z.object({ id: z.uuid() });
const controls = Array.from({ length: 0x1f }, (_, code) => String.fromCharCode(code + 1)).join("");

/** File names, each with its safe form. */
const names = [
  ["NUL", "a\0b.csv", "ab.csv"],
  ["control characters", `a${controls}\u007fb.csv`, "ab.csv"],
  ["a direction override", "a\u202evsc.exe", "avsc.exe"],
  ["a line separator and a filler", "a\u2028\u3164b.csv", "ab.csv"],
  ["a path", "../..\\a.csv", "a.csv"],
  ["5,000 characters", `${"x".repeat(5_000)}.csv`, `${"x".repeat(196)}.csv`],
  ["200 emoji", `${"😀".repeat(200)}.csv`, `${"😀".repeat(98)}.csv`],
  ["nothing but NUL", "\0", "file"],
  ["nothing but a direction mark", "\u202e", "file"],
  ["nothing but blanks", " \t ", "file"],
  ["two periods", "..", "file"],
] as const;

describe.each(databaseKinds)("uploaded files on $name", (kind) => {
  let api: TestApi;
  let admin: string;
  let picture: Blob;
  let uploads = 0;
  beforeAll(async () => {
    api = await openApi(kind);
    admin = await api.tokenOf("admin@portico.test");
    picture = new Blob([new Uint8Array(await plainPicture("#0a7770").png().toBuffer())]);
  });
  afterAll(() => api.close());

  const post = async (
    path: string,
    [field, content]: readonly [string, Blob | string],
    name: string,
    texts = {},
  ) => {
    const body = new FormData();
    body.set(field, new File([content], name));
    for (const [text, value] of Object.entries(texts)) body.set(text, String(value));
    const response = await api.send(path, { method: "POST", token: admin, body });
    expect([response.status, response.ok], await response.clone().text()).toEqual([response.status, true]);
    return response;
  };
  const postCsv = async (path: string, name: string, query = {}) => {
    const response = await api.send(`${path}?${new URLSearchParams({ fileName: name, ...query })}`, {
      method: "POST",
      token: admin,
      headers: { "content-type": "text/csv" },
      body: "Policy Number,Full Name\n",
    });
    expect(response.status).toBe(202);
    return started.parse(await response.json()).jobId;
  };

  it.each(names)("of notes have a safe name in place of one with %s", async (_what, name, safe) => {
    const { database } = api.services;
    const [policy] = await database.select().from(policies).limit(1);
    const of = { noteBody: "A note.", entityId: policy?.id, entityMetadataId: noteEntities.policy };
    const { id } = created.parse(await (await post("/api/Notes", ["doc", "x"], name, of)).json());
    expect(await database.select().from(notes).where(eq(notes.id, id))).toMatchObject([{ docName: safe }]);
    const file = await api.send(`/api/Notes/${id}`, { token: admin });
    expect(file.headers.get("content-disposition")).toContain(`filename*=UTF-8''${encodeURIComponent(safe)}`);
  });

  it.each(names)("of application IDs are accepted with %s in their name", async (_what, name, safe) => {
    const { database } = api.services;
    const content = "FFMApplicationID,State\n5000000011,FL\n";
    const response = await post("/api/application/UploadCSV", ["file", content], name);
    const { jobId } = started.parse(await response.json());
    const { fileName, id } = applicationUploads;
    expect(await database.select({ fileName }).from(applicationUploads).where(eq(id, jobId))).toEqual([
      { fileName: safe },
    ]);
  });

  it.each(names)("of policies and leads are accepted with %s in their name", async (_what, name, safe) => {
    const { database } = api.services;
    const ofPolicies = await postCsv("/api/UploadPolicies/UploadPolicyCSV", name, {
      carrier: testMonth.carrier,
    });
    const ofLeads = await postCsv("/api/Leads/upload", name);
    for (const [table, id] of [
      [policyUploads, ofPolicies],
      [leadUploads, ofLeads],
    ] as const) {
      expect(await database.select({ fileName: table.fileName }).from(table).where(eq(table.id, id))).toEqual(
        [{ fileName: safe }],
      );
    }
  });

  it.each(names)("of statements are accepted with %s in their name", async (_what, name, safe) => {
    uploads += 1;
    const query = {
      ...{ ...testMonth, year: String(2001 + uploads), formatId: shippedFormatId("GENERIC") },
      confirmMonth: "true",
    };
    const content = `Policy Number,Insured Name,Month,Members,Amount\nP-${uploads},Ana,2026-01,1,5.00`;
    const response = await post(`/api/Statement?${new URLSearchParams(query)}`, ["file", content], name);
    const { jobId } = started.parse(await response.json());
    const { fileName, id } = statementLoads;
    const { database } = api.services;
    expect(await database.select({ fileName }).from(statementLoads).where(eq(id, jobId))).toEqual([
      { fileName: safe },
    ]);
    const same = new FormData();
    same.set("file", new File([content], name));
    const again = await api.send(
      `/api/Statement?${new URLSearchParams({ ...query, year: String(2060 + uploads) })}`,
      { method: "POST", token: admin, body: same },
    );
    expect([again.status, await again.text()]).toEqual([409, expect.stringContaining(`loaded: ${safe},`)]);
  });

  it.each(names)("whose name isn't stored are accepted with %s in it", async (_what, name) => {
    await post("/api/user/photo", ["file", picture], name);
    await post("/api/GeneralConfig/logos", ["file", picture], name);
    await post("/api/Statement/formats/preview", ["file", "Policy Number,Amount\nP-1,5.00\n"], name);
  });

  it.each(names)("that are emailed have a safe name in place of one with %s", async (_what, name, safe) => {
    const { database } = api.services;
    const subject = crypto.randomUUID();
    const attachment = { name, mediaType: "application/pdf", bytes: new Uint8Array(1) };
    const mail = testMail("a@portico.test", { subject, body: "" });
    await queueMessage(database, outboxServices, { ...mail, attachment });
    expect(await database.select().from(outbox).where(eq(outbox.subject, subject))).toMatchObject([
      { attachment: { name: safe } },
    ]);
  });

  it("of application IDs report an ID that can't be stored", async () => {
    const content = `FFMApplicationID,State\n5\u00000000011,F\0\n${"9".repeat(49)}😀,FL\n`;
    const response = await post("/api/application/UploadCSV", ["file", content], "ids.csv");
    const { jobId } = started.parse(await response.json());
    const { database, log } = api.services;
    const handlers = allJobHandlers(api.services);
    await runJob({ database, log, handlers, isStopping: () => false }, jobId, { bytes: 1 });
    expect(await api.read(`/api/application/UploadCSV/${jobId}`, admin)).toMatchObject({
      rows: [
        { line: 2, applicationId: "50000011", outcome: "invalid" },
        { line: 3, applicationId: `${"9".repeat(49)}\ufffd`, outcome: "invalid" },
      ],
    });
  });
});

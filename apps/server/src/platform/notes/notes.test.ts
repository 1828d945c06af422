import { readdir } from "node:fs/promises";
import { maxNoteBytes, noteEntities } from "@portico/contract";
import { schemasOf } from "@portico/contract/schemas";
import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { openApi, type SendOptions, type TestApi } from "../../../test/api.ts";
import { asSystem } from "../../../test/as-system.ts";
import { databaseKinds } from "../../../test/databases.ts";
import { agents, audit, notes, policies, rowHistory, unpaidPolicies } from "../../db/schema/index.ts";
import { demoAccounts } from "../../demo/accounts.ts";

const note = z.looseObject({ id: z.uuid(), noteBody: z.string(), docMIME: z.string().nullable() });
const metadataId = noteEntities.policy;
const admin = "admin@portico.test";
const agent = "agent@portico.test";

describe.each(databaseKinds)("notes on $name", (kind) => {
  let api: TestApi;
  /** A policy of the agent, and one of another agent. */
  let own: string;
  let foreign: string;
  beforeAll(async () => {
    api = await openApi(kind);
    const { database } = api.services;
    const [me] = await database.select().from(agents).where(eq(agents.loginEmail, agent));
    const rows = await database.select({ id: policies.id, agentId: policies.agentId }).from(policies);
    const unpaid = await database.select({ policyId: unpaidPolicies.policyId }).from(unpaidPolicies);
    const isPlain = ({ id }: { id: string }) => unpaid.every(({ policyId }) => policyId !== id);
    own = rows.find((row) => row.agentId === me?.id && isPlain(row))?.id ?? "";
    foreign = rows.find((row) => row.agentId !== me?.id && isPlain(row))?.id ?? "";
  });
  afterAll(() => api.close());

  const make = async (
    {
      body = "A note.",
      entityId = own,
      entityMetadataId = metadataId as string,
      doc,
    }: Partial<Record<"body" | "entityId" | "entityMetadataId", string>> & { doc?: File } = {},
    { email = agent, headers }: { email?: string } & Pick<SendOptions, "headers"> = {},
  ) => {
    const form = new FormData();
    form.set("noteBody", body);
    form.set("entityId", entityId);
    form.set("entityMetadataId", entityMetadataId);
    if (doc) form.set("doc", doc);
    const token = await api.tokenOf(email);
    return api.send("/api/Notes", { method: "POST", token, body: form, ...(headers && { headers }) });
  };
  const made = async (response: Response) => note.parse(await response.json());
  const list = async (entityId: string, email = agent) =>
    api.send(`/api/Notes/${entityId}/${metadataId}`, { token: await api.tokenOf(email) });
  const download = async (id: string, email = agent) =>
    api.send(`/api/Notes/${id}`, { token: await api.tokenOf(email) });
  const stored = async () => {
    const names = await readdir(`${api.files}/notes`, { recursive: true, withFileTypes: true }).catch(
      () => [],
    );
    return names.filter((entry) => entry.isFile()).length;
  };

  it("are returned newest first, with the author's name", async () => {
    await make({ body: "  First.  " });
    const { id } = await made(await make({ body: "Second." }, { email: admin }));
    const response: unknown = await (await list(own)).json();
    expect(schemasOf("notes.list").response.parse(response)).toEqual(response);
    expect(response).toMatchObject({
      data: [
        {
          id,
          noteBody: "Second.",
          createdBy: "Adriana Whitfield",
          docMIME: null,
          docName: null,
          docSize: null,
        },
        { noteBody: "First.", createdBy: "Alejandra Ríos" },
      ],
      totalRecords: 2,
      totalPages: 1,
    });
  });

  it("are written with history and an audit record", async () => {
    const { id } = await made(await make({ body: "Kept." }));
    const { database } = api.services;
    expect(await database.select().from(rowHistory).where(eq(rowHistory.entityId, id))).toMatchObject([
      { entity: "notes", version: 1, changes: { noteBody: { to: "Kept." } } },
    ]);
    expect(
      await database
        .select()
        .from(audit)
        .where(eq(audit.data1, `notes/${id}`)),
    ).toMatchObject([{ category: "note", result: "created" }]);
  });

  it.each([
    ["nothing in it", { body: "  " }, 422],
    ["more than ten thousand characters", { body: "x".repeat(10_001) }, 422],
    ["an unknown kind of record", { entityMetadataId: crypto.randomUUID() }, 422],
    ["a missing record", { entityId: crypto.randomUUID() }, 404],
    ["a kind of record without rows", { entityMetadataId: noteEntities.lead }, 404],
    ["a file over 5 MB", { doc: new File([new Uint8Array(maxNoteBytes + 1)], "a.pdf") }, 413],
  ])("with %s are rejected, and nothing is stored", async (_what, given, status) => {
    const before = await stored();
    expect((await make(given)).status).toBe(status);
    expect(await stored()).toBe(before);
  });

  it("can have a file of 5 MB, which is downloaded unchanged", async () => {
    const bytes = Uint8Array.from({ length: maxNoteBytes }, (_, index) => (index * 7) % 256);
    const response = await made(await make({ doc: new File([bytes], "scan.bin") }));
    expect(response).toMatchObject({ docName: "scan.bin", docSize: maxNoteBytes });
    const file = await download(response.id);
    expect(file.status).toBe(200);
    expect(Buffer.compare(new Uint8Array(await file.arrayBuffer()), bytes)).toBe(0);
  });

  it.each([
    ["a PDF declared as a page", "%PDF-1.7\n", "text/html", "application/pdf", "application/pdf"],
    [
      "a page",
      "<!DOCTYPE html><script>alert(1)</script>",
      "image/png",
      "text/html",
      "application/octet-stream",
    ],
    [
      "a page after whitespace",
      "\n  <script>alert(1)</script>",
      "text/plain",
      "text/html",
      "application/octet-stream",
    ],
    [
      "an SVG",
      '<?xml version="1.0"?><svg onload="alert(1)"/>',
      "image/png",
      "image/svg+xml",
      "application/octet-stream",
    ],
    ["text", "Paid on Friday.\n", "text/html", "text/plain", "text/plain; charset=utf-8"],
  ])(
    "detect %s by content, and prevent browsers from executing it",
    async (_what, content, claimed, known, sent) => {
      const response = await made(await make({ doc: new File([content], "x.png", { type: claimed }) }));
      expect(response.docMIME).toBe(known);
      const file = await download(response.id);
      expect(file.headers.get("content-type")).toBe(sent);
      expect(file.headers.get("content-disposition")).toMatch(/^attachment; /);
      expect(file.headers.get("x-content-type-options")).toBe("nosniff");
      expect(file.headers.get("cache-control")).toMatch(/no-store/);
    },
  );

  it.each([
    ["Beleg März.pdf", "attachment; filename=\"Beleg Ma_rz.pdf\"; filename*=UTF-8''Beleg%20M%C3%A4rz.pdf"],
    ['a";x=y.pdf', "attachment; filename=\"a__x=y.pdf\"; filename*=UTF-8''a%22%3Bx%3Dy.pdf"],
    ["../../etc/passwd", "attachment; filename=\"passwd\"; filename*=UTF-8''passwd"],
    ["..／..＼a", "attachment; filename=\".._.._a\"; filename*=UTF-8''..%EF%BC%8F..%EF%BC%BCa"],
  ])("sanitize the file name %j", async (name, disposition) => {
    const { id } = await made(await make({ doc: new File(["x"], name) }));
    expect((await download(id)).headers.get("content-disposition")).toBe(disposition);
  });

  it("can be read and written only by users who can see the record", async () => {
    const { id } = await made(
      await make({ entityId: foreign, doc: new File(["x"], "x.txt") }, { email: admin }),
    );
    expect((await list(foreign)).status).toBe(404);
    expect((await make({ entityId: foreign })).status).toBe(404);
    const hidden = await download(id);
    const absent = await download(crypto.randomUUID());
    expect([hidden.status, await hidden.text()]).toEqual([404, await absent.text()]);
    expect((await download(id, admin)).status).toBe(200);
    for (const { email, roles } of demoAccounts.filter(
      ({ roles }) => !roles.includes("agent") && roles.length > 0,
    )) {
      expect([email, (await list(own, email)).status, roles.length]).toEqual([email, 404, roles.length]);
    }
  });

  it("are visible through an open unpaid row of the policy, but not through a resolved one", async () => {
    const { database } = api.services;
    const [me] = await database.select().from(agents).where(eq(agents.loginEmail, agent));
    const open = await database.select().from(unpaidPolicies).where(isNull(unpaidPolicies.resolvedDate));
    const others = await database.select({ id: policies.id, agentId: policies.agentId }).from(policies);
    const row = open.find(
      ({ policyId, agentId }) =>
        agentId !== me?.id && others.find(({ id }) => id === policyId)?.agentId !== me?.id,
    );
    const policyId = row?.policyId ?? "";
    const ofRow = and(eq(unpaidPolicies.policyId, policyId));
    expect((await list(policyId)).status).toBe(404);
    await asSystem(database)
      .update(unpaidPolicies)
      .set({ agentId: me?.id ?? "" })
      .where(ofRow);
    expect((await list(policyId)).status).toBe(200);
    await asSystem(database).update(unpaidPolicies).set({ resolvedDate: new Date() }).where(ofRow);
    expect((await list(policyId)).status).toBe(404);
  });

  it("are added once, however often they are sent with the same key", async () => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    const doc = new File(["once"], "once.txt");
    const first = await made(await make({ body: "Once.", doc }, { headers }));
    const files = await stored();
    expect((await made(await make({ body: "Once.", doc }, { headers }))).id).toBe(first.id);
    expect(await api.services.database.select().from(notes).where(eq(notes.noteBody, "Once."))).toHaveLength(
      1,
    );
    expect(await stored()).toBe(files);
    const other = new File(["other"], "once.txt");
    expect((await make({ body: "Once.", doc: other }, { headers })).status).toBe(422);
  });

  it("return 404 for a download without a file", async () => {
    const { id } = await made(await make());
    expect((await download(id)).status).toBe(404);
    expect((await download(crypto.randomUUID())).status).toBe(404);
  });
});

import { randomUUID } from "node:crypto";
import { logCategories, logLevels } from "@portico/contract";
import { schemasOf } from "@portico/contract/schemas";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { openApi, type TestApi } from "../../test/api.ts";
import { databaseKinds } from "../../test/databases.ts";
import { policyFile, policyRow, policyUploads } from "../../test/policy-files.ts";
import { refusal } from "../../test/responses.ts";
import { spreadsheetRows } from "../../test/spreadsheet.ts";
import { logs, users } from "../db/schema/index.ts";
import { demoPassword } from "../demo/accounts.ts";
import { createLog } from "../log.ts";
import { createLogStore } from "../logs/log-store.ts";

const basePath = "/api/Logs";
const page = z.object({
  data: z.array(z.looseObject({ id: z.string(), message: z.string(), user: z.string().nullable() })),
  totalRecords: z.number(),
});
const option = z.array(z.object({ id: z.string(), name: z.string() }));

describe.each(databaseKinds)("the log of all servers, on $name", (kind) => {
  const store = createLogStore({ interval: 2 ** 30 });
  let api: TestApi;
  let token: string;
  let adminId: string;
  beforeAll(async () => {
    api = await openApi(kind, undefined, createLog("silent", undefined, store));
    const { database } = api.services;
    store.start({ database, server: "portico-1:4600" });
    token = await api.tokenOf("admin@portico.test");
    const [admin] = await database.select().from(users).where(eq(users.email, "admin@portico.test"));
    adminId = admin?.id ?? "";
  });
  afterAll(async () => {
    await store.stop();
    await api.close();
  });

  const read = async (query: string) => page.parse(await api.read(`${basePath}?${query}`, token));
  const found = async (query: string) => (await read(query)).data.map(({ message }) => message);
  /** Inserts an entry at a given time and returns its message. */
  const write = async (at: string, more: Partial<typeof logs.$inferInsert> = {}) => {
    const message = `entry ${randomUUID()}`;
    const entry = { level: "Info", category: "job", server: "portico-1:4600", fields: {}, message } as const;
    await api.services.database.insert(logs).values({ ...entry, date: new Date(at), ...more });
    return message;
  };

  it("returns entries in the contract's format, newest first, with the user by name", async () => {
    const older = await write("2026-02-01T12:00:00Z", { userId: adminId });
    const newer = await write("2026-02-01T12:00:01Z");
    const gone = randomUUID();
    await write("2026-02-01T12:00:02Z", { userId: gone });
    const response = await api.read(`${basePath}?from=2026-02-01&to=2026-02-01`, token);
    expect(schemasOf("logs.list").response.parse(response)).toEqual(response);
    const { data } = page.parse(response);
    expect(data.map(({ user }) => user)).toEqual([gone, null, "admin@portico.test"]);
    expect(data.slice(1).map(({ message }) => message)).toEqual([newer, older]);
  });

  it("can be filtered by user, message, server, levels, categories, and days", async () => {
    const day = "from=2026-03-02&to=2026-03-02";
    const job = await write("2026-03-02T12:00:00Z", { userId: adminId, server: "portico-2:4600" });
    const error = await write("2026-03-02T13:00:00Z", { level: "Error", category: "system" });
    const early = await write("2026-03-02T04:59:59Z", { level: "Fatal" });
    expect(await found(day)).toEqual([error, job]);
    expect(await found("from=2026-03-01&to=2026-03-01")).toEqual([early]);
    expect(await found(`${day}&user=ADMIN@`)).toEqual([job]);
    expect(await found(`${day}&message=${error.slice(6).toUpperCase()}`)).toEqual([error]);
    expect(await found("server=portico-2:4600")).toEqual([job]);
    expect(await found(`${day}&level=Error&level=Fatal`)).toEqual([error]);
    expect(await found(`${day}&category=job`)).toEqual([job]);
  });

  it.each([
    ["message=failed", "message"],
    ["message=failed&from=2026-01-01&to=2026-02-01", "message"],
    ["user=admin&from=2026-01-01", "user"],
    ["sort=level", "sort"],
    ["fields=err", "fields"],
  ])("returns an error that names %s", async (query, name) => {
    const response = await api.send(`${basePath}?${query}`, { token });
    expect(response.status).toBe(422);
    expect(Object.keys(refusal.parse(await response.json()).errors ?? {})).toEqual([name]);
  });

  it("searches messages of 31 days", async () => {
    expect((await read("message=failed&from=2026-01-01&to=2026-01-31")).totalRecords).toBe(0);
  });

  it("lists levels, categories, and servers", async () => {
    await write("2026-01-01T12:00:00Z", { server: "an-other:1" });
    const names = async (path: string) =>
      option.parse(await api.read(`${basePath}/${path}`, token)).map(({ name }) => name);
    expect(await names("levels")).toEqual(logLevels);
    expect(await names("categories")).toEqual(logCategories);
    expect(await names("servers")).toEqual(expect.arrayContaining(["an-other:1", "portico-1:4600"]));
  });

  it("is limited to administrators", async () => {
    for (const email of ["agent@portico.test", "manager@portico.test", "security@portico.test"]) {
      const other = await api.tokenOf(email);
      for (const path of ["", "/1", "/levels", "/categories", "/servers"])
        expect((await api.send(`${basePath}${path}`, { token: other })).status).toBe(403);
    }
  });

  it("shows the full message of an entry with its fields", async () => {
    const message = "Request failed ".repeat(20).trim();
    const fields = {
      requestId: "r1",
      err: { type: "TypeError", at: ["at a", "at b"], cause: { code: "22P02" } },
    };
    await write("2026-02-05T12:00:00Z", { message, fields });
    const [entry] = (await read("from=2026-02-05&to=2026-02-05")).data;
    const response = await api.read(`${basePath}/${entry?.id}`, token);
    expect(schemasOf("logs.detail").response.parse(response)).toEqual(response);
    expect(response).toMatchObject({
      message,
      fields: [
        { name: "requestId", value: "r1" },
        { name: "err.type", value: "TypeError" },
        { name: "err.at", value: "at a\nat b" },
        { name: "err.cause.code", value: "22P02" },
      ],
    });
    expect((await api.send(`${basePath}/999999999`, { token })).status).toBe(404);
  });

  it("can be exported as a spreadsheet", async () => {
    const message = await write("2026-02-06T12:00:00Z", { message: "=1+1" }).then(() => "=1+1");
    const accept = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
    const response = await api.send(`${basePath}?from=2026-02-06&to=2026-02-06`, {
      token,
      headers: { accept },
    });
    const [header, row] = await spreadsheetRows(new Uint8Array(await response.arrayBuffer()));
    expect(header).toEqual(["Level", "Message", "User", "Category", "Server", "Date"]);
    expect(row?.[1]).toContain(message);
  });

  it("has sign-in attempts over the limit, once per window", async () => {
    const { database } = api.services;
    const account = `${randomUUID()}@example.com`;
    const body = { user: account, pass: "canary-password" };
    let status = 0;
    for (let tries = 0; status !== 429 && tries < 50; tries++)
      ({ status } = await api.send("/identity/login", { method: "POST", body }));
    await api.send("/identity/login", { method: "POST", body });
    await store.flush();
    const stored = await database.select().from(logs).where(eq(logs.category, "sign-in"));
    const throttled = stored.filter(({ fields }) => fields.result === "refused: too many attempts");
    expect(throttled).toMatchObject([{ message: "Sign-in refused", userId: null }]);
    expect(JSON.stringify(throttled)).not.toContain(account);
  });

  it("has every sign-in, job, upload, and export, and no personal data", async () => {
    const { database } = api.services;
    await store.flush();
    await database.delete(logs);
    const signIn = (user: string, pass: string) =>
      api.send("/identity/login", { method: "POST", body: { user, pass } });
    await signIn("canary-user@example.com", "canary-password");
    await signIn("admin@portico.test", "canary-password");
    await signIn("admin@portico.test", demoPassword);
    const uploads = policyUploads(api);
    const row = policyRow("CANARY-POLICY", { "Insured Name": "Canary Person" });
    const path = uploads.pathOf({ fileName: "canary-file.csv" });
    const job = await uploads.jobOf(await uploads.send(policyFile([row]), {}, path));
    await uploads.run(job);
    await uploads.run(await uploads.jobOf(await uploads.send("canary header\ncanary line", {}, path)));
    await uploads.send("", {}, path);
    const csv = { token, headers: { accept: "text/csv", authorization: `Bearer ${token}` } };
    await (await api.send("/api/Policies?insuredName=canary", csv)).text();
    await api.send("/api/Policies?canary=305-555-0123", { token });
    await store.flush();
    const stored = await database.select().from(logs);
    const lines = stored.map(({ category, message, fields }) => {
      const { result, kind: job, list, call } = fields;
      return [category, message, result ?? job ?? list ?? call];
    });
    expect(lines).toEqual([
      ["sign-in", "Sign-in refused", "refused: unknown user"],
      ["sign-in", "Sign-in refused", "refused: wrong password"],
      ["sign-in", "Sign-in", expect.any(String)],
      ["upload", "File uploaded", "uploadPolicies.upload"],
      ["job", "Job started", "policies.upload"],
      ["job", "Job finished", "policies.upload"],
      ["upload", "File uploaded", "uploadPolicies.upload"],
      ["job", "Job started", "policies.upload"],
      ["job", "Job rejected", "policies.upload"],
      ["upload", "Upload rejected", "uploadPolicies.upload"],
      ["export", "Export started", "policies.list"],
      ["export", "Export finished", "policies.list"],
    ]);
    const [unknown, ...ofUsers] = stored.map(({ userId }) => userId);
    expect(unknown).toBeNull();
    expect(new Set(ofUsers)).toEqual(new Set([adminId]));
    const text = JSON.stringify(stored);
    expect(text.replaceAll(adminId, "")).not.toMatch(/canary|555|admin@|portico\.test|Bearer|eyJ/i);
    expect(text).not.toContain(token);
  });
});

import { readFile } from "node:fs/promises";
import { statementLayoutSchema } from "@portico/contract/schemas";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { bothDatabases } from "../../../../test/databases.ts";
import { refusal } from "../../../../test/responses.ts";
import { statementCalls, statementFile } from "../../../../test/statement-calls.ts";
import { idempotentAnswers, statementLoads } from "../../../db/schema/index.ts";
import { seedFileLayouts } from "../../../file-layouts/seed-layouts.ts";
import { shippedFormatId, shippedFormats } from "../../../statement-files/shipped-formats.ts";

const basePath = "/api/Statement/formats";
const saved = z.looseObject({ id: z.uuid(), version: z.number() });
const options = z.array(z.object({ id: z.uuid(), name: z.string() }));
const detail = z.looseObject({ history: z.array(z.looseObject({ what: z.string() })) });

describe.each(bothDatabases)("CSV formats, on $name", (kind) => {
  let api: TestApi;
  let token: string;
  let calls: ReturnType<typeof statementCalls>;
  beforeAll(async () => {
    api = await openApi(kind);
    token = await api.tokenOf("admin@portico.test");
    calls = statementCalls(api);
  });
  afterAll(() => api.close());

  const layout = statementLayoutSchema.parse({
    columns: { policyNumber: ["Contract"], insuredName: ["Client"], amount: ["Payout"] },
  });
  const form = (changes: object = {}) => ({ name: `Format ${crypto.randomUUID()}`, layout, ...changes });
  const post = (body: unknown) => api.send(basePath, { method: "POST", token, body });
  const put = (id: string, body: unknown, headers = {}) =>
    api.send(`${basePath}/${id}`, { method: "PUT", token, body, headers });
  const remove = (id: string) => api.send(`${basePath}/${id}`, { method: "DELETE", token });
  const made = async (body: unknown) => {
    const response = await post(body);
    expect(response.status, await response.clone().text()).toBe(200);
    return saved.parse(await response.json());
  };
  const offered = async () => options.parse(await api.read(`${basePath}/simplified`, token));
  const errorsOf = async (response: Response) => [
    response.status,
    Object.keys(refusal.parse(await response.json()).errors ?? {}),
  ];
  const preview = async (content: string | Uint8Array<ArrayBuffer>, withLayout?: string) => {
    const body = new FormData();
    body.set("file", new File([content], "sample.csv", { type: "text/csv" }));
    if (withLayout !== undefined) body.set("layout", withLayout);
    const headers = { "idempotency-key": crypto.randomUUID() };
    return api.send(`${basePath}/preview`, { method: "POST", token, body, headers });
  };

  it("are added, offered, and used to load statements", async () => {
    const { id } = await made(form());
    expect((await offered()).map((format) => format.id)).toContain(id);
    const job = await calls.load('Contract;Client;Payout\nSF-1;"Rivera, Ana";10.10\n', { formatId: id });
    expect(job).toMatchObject({ state: "done", result: { loadedRows: 1 } });
    const loads = await api.read(`${basePath}?name=Format`, token);
    expect(loads).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ id, loads: 1 })]),
    });
    const refused = await remove(id);
    expect([refused.status, refusal.parse(await refused.json()).message]).toEqual([
      409,
      "Statements were loaded with this CSV format, so it can't be deleted. Disable it instead.",
    ]);
    await calls.delete();
  });

  it("don't change a statement that is loaded or being loaded with an earlier layout", async () => {
    const { id } = await made(form());
    const content = "Contract,Client,Payout,Payee\nSF-2,Ana,10.10,99.99\n";
    const loadId = await calls.jobOf(await calls.send(content, { formatId: id }));
    const changed = { ...layout, columns: { ...layout.columns, amount: ["Payee"] } };
    expect((await put(id, form({ layout: changed }))).status).toBe(200);
    await calls.run(loadId);
    const [load] = await api.services.database
      .select()
      .from(statementLoads)
      .where(eq(statementLoads.id, loadId));
    expect(load).toMatchObject({ state: "Loaded", amount: "10.10", layout });
    await calls.delete();
  });

  it("keep a history of their versions", async () => {
    const { id } = await made(form({ name: "First name" }));
    const columns = { ...layout.columns, amount: ["Payout", "Paid"] };
    const next = form({ name: "Second name", layout: { ...layout, columns, isInverted: true } });
    expect((await put(id, next, { "if-match": '"1"' })).status).toBe(200);
    const { history } = detail.parse(await api.read(`${basePath}/${id}`, token));
    expect(history).toEqual([
      expect.objectContaining({ what: "Name", from: "First name", to: "Second name" }),
      expect.objectContaining({ what: "Amount", from: "Payout", to: "Payout; Paid" }),
      expect.objectContaining({ what: "Positive amounts", from: "Paid", to: "Charged back" }),
      expect.objectContaining({ what: "Created", to: "First name" }),
    ]);
    const stale = await put(id, next, { "if-match": '"1"' });
    expect(stale.status).toBe(412);
    expect(await stale.json()).toMatchObject({
      stale: { currentVersion: 2, current: { name: "Second name" } },
    });
    expect((await remove(id)).status).toBe(204);
  });

  it("are not offered or accepted while they are disabled", async () => {
    const { id } = await made(form({ isEnabled: false }));
    expect((await offered()).map((format) => format.id)).not.toContain(id);
    const response = await calls.send(statementFile(["SF-3,Ana,,1,1.00"]), { formatId: id });
    expect(await errorsOf(response)).toEqual([422, ["formatId"]]);
  });

  it.each([
    ["no name", { name: " " }, ["name"]],
    ["an unknown carrier", { carrierId: crypto.randomUUID() }, ["carrierId"]],
    ["no columns", { layout: {} }, ["layout.columns"]],
    [
      "required columns missing",
      { layout: { columns: {} } },
      ["layout.columns.policyNumber", "layout.columns.amount", "layout.columns.insuredName"],
    ],
    [
      "one header for two columns",
      { layout: { columns: { policyNumber: ["A"], insuredName: ["B"], amount: ["a "] } } },
      ["layout.columns.amount"],
    ],
    [
      "optional amounts",
      { layout: { columns: layout.columns, optionalColumns: ["amount"] } },
      ["layout.optionalColumns"],
    ],
    ["an unknown setting", { layout: { ...layout, encoding: "x" } }, ["layout.encoding"]],
  ])("with %s are refused with errors at the fields", async (_what, changes, fields) => {
    expect(await errorsOf(await post(form(changes)))).toEqual([422, fields]);
  });

  it("have different names, in any case", async () => {
    const { name } = await made(form({ name: `Twice ${crypto.randomUUID()}` }));
    expect(await errorsOf(await post(form({ name: String(name).toUpperCase() })))).toEqual([409, ["name"]]);
  });

  it("are suggested and previewed from a sample, which is not stored", async () => {
    const before = await api.services.database.$count(idempotentAnswers);
    const file = await readFile(new URL("../../../../test/statements/ambetter.csv", import.meta.url), "utf8");
    const suggestion = await (await preview(file)).json();
    expect(suggestion).toMatchObject({
      headerLine: 1,
      layout: { columns: { policyNumber: ["Policy Number"] } },
      counts: { lines: 3, duplicates: 1, skipped: 4 },
      amount: "1000.50",
    });
    const incomplete = JSON.stringify({ columns: { policyNumber: ["Policy Number"] } });
    expect(await (await preview(file, incomplete)).json()).toMatchObject({
      columns: expect.arrayContaining([expect.objectContaining({ header: "Commission Amount" })]),
      lines: [],
    });
    expect(await api.services.database.$count(idempotentAnswers)).toBe(before);
  });

  it("can't be previewed with an empty or huge file, or an invalid layout", async () => {
    expect(await errorsOf(await preview(""))).toEqual([422, ["file"]]);
    expect((await preview("a,b\n".repeat(1_100_000))).status).toBe(413);
    expect(await errorsOf(await preview("a,b\n", "{"))).toEqual([422, ["layout"]]);
    expect(await errorsOf(await preview("a,b\n", '{"columns":{"x":[]}}'))).toEqual([
      422,
      ["layout.columns.x"],
    ]);
  });

  it("that are shipped are added once, and stay as an administrator leaves them", async () => {
    const id = shippedFormatId("OSCAR");
    expect((await put(id, form({ name: "Oscar Health", layout: shippedFormats.OSCAR }))).status).toBe(200);
    const aetna = shippedFormatId("AETNA");
    expect((await remove(aetna)).status).toBe(204);
    await seedFileLayouts(api.services.database);
    const formats = await offered();
    expect(formats).toContainEqual({ id, name: "Oscar Health" });
    expect(formats.map((format) => format.id)).not.toContain(aetna);
  });
});

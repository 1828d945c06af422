import { layoutKinds, type UploadKindName, uploadKinds } from "@portico/contract";
import { layoutSchemas } from "@portico/contract/schemas";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { makeAccount } from "../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../test/api.ts";
import { bothDatabases } from "../../../test/databases.ts";
import { refusal } from "../../../test/responses.ts";
import { seedFileLayouts } from "../../file-layouts/seed-layouts.ts";
import { shippedLayouts } from "../../file-layouts/shipped-layouts.ts";

const basePath = "/api/FileLayouts";
const saved = z.looseObject({ id: z.uuid(), version: z.number() });
const page = z.object({
  data: z.array(z.looseObject({ id: z.uuid(), name: z.string(), files: z.string() })),
});
const detail = z.looseObject({ layout: z.string(), history: z.array(z.looseObject({ what: z.string() })) });

/** The rights that each kind of files needs to be uploaded. */
const uploaders: Readonly<Record<UploadKindName, Parameters<typeof makeAccount>[1]>> = {
  policies: { roles: ["administrator"] },
  leads: { roles: ["agent"], claims: ["admin.Lead"] },
  applications: { roles: ["agent"], claims: ["load.application"] },
  statements: { roles: ["agent"], claims: ["admin.Statement"] },
};
const columns: Readonly<Record<UploadKindName, Readonly<Record<string, readonly string[]>>>> = {
  policies: { policyNumber: ["Contract"], premium: ["Rate"] },
  leads: { phone: ["phone1"], name: ["Contact"] },
  applications: { id: ["App"], state: ["ST"] },
  statements: { policyNumber: ["Contract"], insuredName: ["Client"], amount: ["Payout"] },
};

describe.each(bothDatabases)("file layouts, on $name", (kind) => {
  let api: TestApi;
  const tokens: Partial<Record<UploadKindName, string>> = {};
  beforeAll(async () => {
    api = await openApi(kind);
    for (const each of uploadKinds) {
      const { email } = await makeAccount(api.services.database, uploaders[each]);
      tokens[each] = await api.tokenOf(email);
    }
  });
  afterAll(() => api.close());

  const form = (of: UploadKindName, changes: object = {}) => ({
    name: `Layout ${crypto.randomUUID()}`,
    kind: of,
    layout: { columns: columns[of] },
    ...changes,
  });
  const post = (by: UploadKindName, body: unknown) =>
    api.send(basePath, { method: "POST", token: tokens[by], body });
  const put = (by: UploadKindName, id: string, body: unknown) =>
    api.send(`${basePath}/${id}`, { method: "PUT", token: tokens[by], body });
  const make = async (of: UploadKindName, changes: object = {}) => {
    const response = await post(of, form(of, changes));
    expect(response.status, await response.clone().text()).toBe(200);
    return saved.parse(await response.json());
  };
  const seenBy = async (by: UploadKindName) =>
    page.parse(await api.read(`${basePath}?pageSize=500`, tokens[by] ?? "")).data;
  const errorsOf = async (response: Response) => [
    response.status,
    Object.keys(refusal.parse(await response.json()).errors ?? {}),
  ];

  it("are those of the kinds that a user may upload", async () => {
    const made = await Promise.all(uploadKinds.map(async (of) => [of, (await make(of)).id] as const));
    for (const by of uploadKinds) {
      const rows = await seenBy(by);
      expect(new Set(rows.map(({ files }) => files))).toEqual(new Set([layoutKinds[by].label]));
      for (const [of, id] of made) {
        const status = of === by ? 200 : 404;
        expect((await api.send(`${basePath}/${id}`, { token: tokens[by] })).status).toBe(status);
        expect((await put(by, id, form(by))).status).toBe(status);
        if (of !== by) {
          expect((await post(by, form(of))).status).toBe(403);
          const removed = await api.send(`${basePath}/${id}`, { method: "DELETE", token: tokens[by] });
          expect(removed.status).toBe(404);
        }
      }
    }
  });

  it("have the columns of their kind, and all that files may omit are optional by default", async () => {
    for (const of of uploadKinds) {
      const { id } = await make(of);
      const { layout } = detail.parse(await api.read(`${basePath}/${id}`, tokens[of] ?? ""));
      const stored = layoutSchemas[of].complete.parse(JSON.parse(layout));
      expect(stored.columns).toEqual(columns[of]);
      expect(stored.optionalColumns).not.toContain(Object.keys(columns[of])[0]);
      const other = of === "leads" ? "premium" : "middleName";
      const foreign = form(of, { layout: { columns: { ...columns[of], [other]: ["Other"] } } });
      expect(await errorsOf(await post(of, foreign))).toEqual([422, [`layout.columns.${other}`]]);
    }
  });

  it.each([
    ["policies", {}, ["layout.columns.policyNumber"]],
    ["leads", {}, ["layout.columns.phone", "layout.columns.name"]],
    ["leads", { phone: ["A"], lastName: ["B"], city: ["a."] }, ["layout.columns.city"]],
    ["applications", { id: ["A"] }, ["layout.columns.state"]],
    ["statements", { policyNumber: ["A"], firstName: ["B"] }, ["layout.columns.amount"]],
    ["policies", { policyNumber: ["A"], premium: ["B"], phone: ["B"] }, ["layout.columns.phone"]],
  ] as const)("of %s with the columns %o are refused", async (of, mapped, errors) => {
    expect(await errorsOf(await post(of, form(of, { layout: { columns: mapped } })))).toEqual([422, errors]);
    const unnamed = form(of, { name: " ", layout: { columns: mapped } });
    expect(await errorsOf(await post(of, unnamed))).toEqual([422, ["name", ...errors]]);
  });

  it("of policies can read the policy number and the exchange's ID from one column", async () => {
    const shared = { policyNumber: ["Subscriber"], exchangeId: ["Subscriber"] };
    await make("policies", { layout: { columns: shared } });
  });

  it("keep their kind, and have different names within it", async () => {
    const { id, name } = await make("leads");
    const both = await makeAccount(api.services.database, {
      roles: ["agent"],
      claims: ["admin.Lead", "load.application"],
    });
    const token = await api.tokenOf(both.email);
    const changed = await api.send(`${basePath}/${id}`, { method: "PUT", token, body: form("applications") });
    expect(await errorsOf(changed)).toEqual([422, ["kind"]]);
    expect(await errorsOf(await post("leads", form("leads", { name })))).toEqual([409, ["name"]]);
    await make("applications", { name });
  });

  it("keep a history with the names of their columns", async () => {
    const { id, name } = await make("leads");
    const next = form("leads", { name, layout: { columns: { ...columns.leads, zipCode: ["Post"] } } });
    expect((await put("leads", id, next)).status).toBe(200);
    const { history } = detail.parse(await api.read(`${basePath}/${id}`, tokens.leads ?? ""));
    expect(history).toEqual([
      expect.objectContaining({ what: "ZIP code", from: "", to: "Post" }),
      expect.objectContaining({ what: "Created", to: name }),
    ]);
  });

  it("that are shipped are added once, and stay as a user leaves them", async () => {
    const oscar = shippedLayouts.find((each) => each.kind === "policies" && each.name === "Oscar");
    const removed = await api.send(`${basePath}/${oscar?.id}`, { method: "DELETE", token: tokens.policies });
    expect(removed.status).toBe(204);
    await seedFileLayouts(api.services.database);
    const names = (await seenBy("policies")).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["Aetna", "Ambetter", "HealthSherpa", "Molina"]));
    expect(names).not.toContain("Oscar");
  });
});

import { endpoints, type Fields } from "@portico/contract";
import { schemasOf } from "@portico/contract/schemas";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { asSystem } from "../../../../test/as-system.ts";
import { databaseKinds } from "../../../../test/databases.ts";
import { demoPolicies } from "../../../../test/demo-day.ts";
import { policyCalls, workKinds } from "../../../../test/policy-calls.ts";
import { policyPage, refusal } from "../../../../test/responses.ts";
import { rowsOf } from "../../../db/database.ts";
import { policies } from "../../../db/schema/index.ts";

const [policyKind] = workKinds;
const fields: Fields = endpoints["policies.list"].fields;
const sortable = Object.keys(fields).filter((name) => fields[name]?.sortable);

const rows = z.object({ data: z.array(z.record(z.string(), z.unknown())) });

describe.each(databaseKinds)("policies.list on $name", (kind) => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await openApi(kind);
    token = await api.tokenOf("admin@portico.test");
  });
  afterAll(() => api.close());

  const page = async (query: string) => policyPage.parse(await api.read(`/api/Policies?${query}`, token));
  const refused = async (query: string) => {
    const response = await api.send(`/api/Policies?${query}`, { token });
    return { status: response.status, ...refusal.parse(await response.json()) };
  };

  it("returns exactly the contract's fields", async () => {
    const response = await api.read("/api/Policies?pageSize=50", token);
    expect(schemasOf("policies.list").response.parse(response)).toEqual(response);
    expect(response).toMatchObject({ totalRecords: demoPolicies, totalPages: demoPolicies / 50 });
  });

  it("returns each row once over all pages, in order; the last pages are read from the end", async () => {
    const numbers: string[] = [];
    for (let number = 1; number <= 6; number++) {
      const { data } = await page(`pageSize=450&pageNumber=${number}`);
      numbers.push(...data.map(({ policyNumber }) => policyNumber));
    }
    expect(new Set(numbers).size).toBe(demoPolicies);
    const sorted = await rowsOf(
      api.services.database,
      sql`select ${policies.policyNumber} as number from ${policies} order by 1`,
    );
    expect(numbers).toEqual(sorted.map(({ number }) => number));
  });

  it("returns an empty page after the last", async () => {
    expect(await page("pageNumber=999999")).toMatchObject({ data: [], totalRecords: demoPolicies });
  });

  it.each(sortable)("sorts by %s in both directions, with empty values always last", async (field) => {
    const pages = async (sort: string) => {
      const numbers = Array.from({ length: demoPolicies / 500 }, (_, index) => index + 1);
      const read = numbers.map((number) =>
        page(`sort=${sort}&pageSize=500&pageNumber=${number}&columns=${field}`),
      );
      const all = (await Promise.all(read)).flatMap(({ data }) => data);
      const given = all.filter((row) => row[field] !== null);
      expect(all.slice(given.length).every((row) => row[field] === null)).toBe(true);
      return given.map(({ id }) => id);
    };
    expect((await pages(`-${field}`)).reverse()).toEqual(await pages(field));
  });

  it("finds a text anywhere in the value, ignoring case", async () => {
    const { data, totalRecords } = await page("policyNumber=osc000&pageSize=500");
    expect(totalRecords).toBeGreaterThan(0);
    expect(data.every(({ policyNumber }) => policyNumber.includes("OSC000"))).toBe(true);
  });

  it("matches % _ and \\ literally", async () => {
    const { data } = await page("pageSize=3");
    const odd = ["50%OFF", "50_OFF", "50\\OFF"];
    for (const [index, policyNumber] of odd.entries()) {
      const id = data[index]?.id ?? "";
      await asSystem(api.services.database).update(policies).set({ policyNumber }).where(eq(policies.id, id));
    }
    for (const character of ["%", "_", "\\"]) {
      const found = await page(`policyNumber=${encodeURIComponent(`50${character}O`)}`);
      expect(found.data.map(({ policyNumber }) => policyNumber)).toEqual([`50${character}OFF`]);
    }
  });

  it("combines filters with AND, and ignores empty ones", async () => {
    const both = await page("state=FL&carrier=Oscar+Health&pageSize=500&policyNumber=");
    const [florida, oscar] = [await page("state=FL"), await page("carrier=Oscar+Health")];
    expect(both.totalRecords).toBeGreaterThan(0);
    expect(both.totalRecords).toBeLessThan(Math.min(florida.totalRecords, oscar.totalRecords));
    expect(both.data.every(({ state, carrier }) => state === "FL" && carrier === "Oscar Health")).toBe(true);
  });

  it("matches any of several values of a filter, within the other filters", async () => {
    const total = async (query: string) => (await page(query)).totalRecords;
    const [florida, texas] = [await total("state=FL"), await total("state=TX")];
    expect(await total("state=FL&state=TX")).toBe(florida + texas);
    expect(await total("state=fl&state=FL&state=")).toBe(florida);
    const statuses = "status=Effectuated&status=Past+Due";
    const { data } = await page(`${statuses}&state=FL&pageSize=500`);
    expect(new Set(data.map(({ status }) => status))).toEqual(new Set(["Effectuated", "Past Due"]));
    expect(data.every(({ state }) => state === "FL")).toBe(true);
    expect(await total("status=Effectuated&status=No+such+status")).toBe(await total("status=Effectuated"));
  });

  it("exports and selects the rows of several values", async () => {
    const query = "status=Effectuated&status=Past+Due&state=FL";
    const { totalRecords } = await page(query);
    const response = await api.send(`/api/Policies?${query}&columns=status`, {
      token,
      headers: { accept: "text/csv" },
    });
    const lines = (await response.text()).trim().split(/\r?\n/).slice(1);
    expect(lines).toHaveLength(totalRecords);
    expect(new Set(lines)).toEqual(new Set(['"Effectuated"', '"Past Due"']));
    const selected = await policyCalls(api, policyKind).select(token, {
      status: ["Effectuated", "Past Due"],
      state: "FL",
    });
    expect(await selected.json()).toMatchObject({ count: totalRecords });
  });

  it("never returns rows outside the caller's scope, whichever values are sent", async () => {
    const own = await api.tokenOf("agent@portico.test");
    const all = policyPage.parse(await api.read("/api/Policies?pageSize=500", own));
    const [agent = ""] = all.data.map((row) => row.agent);
    const others = (await page("pageSize=500")).data.map((row) => row.agent).filter((one) => one !== agent);
    const query = [agent, ...new Set(others)]
      .slice(0, 50)
      .map((one) => `agent=${encodeURIComponent(`${one}`)}`);
    const seen = policyPage.parse(await api.read(`/api/Policies?pageSize=500&${query.join("&")}`, own));
    expect(query.length).toBeGreaterThan(2);
    expect(seen).toEqual(all);
  });

  it("filters by a minimum date of birth", async () => {
    const { data, totalRecords } = await page("fromDob=2000-01-01&columns=dob&pageSize=500");
    expect(totalRecords).toBeLessThan(demoPolicies);
    expect(data.every(({ dob }) => String(dob) >= "2000-01-01")).toBe(true);
  });

  it("returns only the requested columns, with ID and version", async () => {
    const { data } = rows.parse(
      await api.read("/api/Policies?columns=lastName,months.may&pageSize=1", token),
    );
    expect(Object.keys(data[0] ?? {}).sort()).toEqual(["id", "lastName", "months", "version"]);
  });

  it("omits the date of birth unless requested", async () => {
    expect((await page("pageSize=1")).data[0]).not.toHaveProperty("dob");
  });

  it("returns the number of members paid in each month of this year, according to the statements", async () => {
    const { data } = await page("columns=months.january,months.february,months.march&pageSize=500");
    for (const { id, months } of data.slice(0, 40)) {
      const paid = await rowsOf(
        api.services.database,
        sql`select month, sum(members)::int as members from commission_lines
          where policy_id = ${id} and year = 2026 group by month`,
      );
      const figure = (month: number) => paid.find((line) => line.month === month)?.members ?? null;
      expect(months).toEqual({ january: figure(1), february: figure(2), march: figure(3) });
    }
  });

  it.each([
    ["pageSize=501", "pageSize"],
    ["pageSize=0", "pageSize"],
    ["pageSize=ten", "pageSize"],
    ["pageNumber=-1", "pageNumber"],
    ["sort=passwordHash", "sort"],
    ["sort=id", "sort"],
    ["sort=policyNumber%3Bdrop+table+policies", "sort"],
    ["sort=policyNumber,policyNumber", "sort"],
    ["columns=passwordHash", "columns"],
    ["columns=(select+1)", "columns"],
    ["fromDob=yesterday", "fromDob"],
    ["fromDob=2026-02-30", "fromDob"],
    ["policyNumber=1&policyNumber=2", "policyNumber"],
    ["fromDob=2000-01-01&fromDob=2001-01-01", "fromDob"],
    ["pageSize=1&pageSize=2", "pageSize"],
    [Array.from({ length: 51 }, (_, index) => `state=${index}`).join("&"), "state"],
    ["state=FL&state=%00", "state.1"],
    ["state[]=FL", "state[]"],
    ["agnet=x", "agnet"],
    [`policyNumber=${"9".repeat(201)}`, "policyNumber"],
    ["policyNumber=%00", "policyNumber"],
  ])("returns an error that names %s", async (query, field) => {
    const { status, errors } = await refused(query);
    expect(status).toBe(422);
    expect(Object.keys(errors ?? {})).toEqual([field]);
  });

  it("lists the existing filters if one is unknown", async () => {
    expect((await refused("agnet=x")).errors?.agnet?.[0]).toContain("policyNumber, zipCode, fromDob");
  });

  it("rejects unusual unknown filter names", async () => {
    expect((await refused("__proto__=x")).status).toBe(422);
  });

  it("rejects a date outside the database's range without a server error", async () => {
    expect((await refused("fromDob=0000-01-01")).status).toBe(422);
  });

  it("treats SQL in a filter as plain text", async () => {
    expect(await page(`policyNumber=${encodeURIComponent("' or 1=1 --")}`)).toMatchObject({
      totalRecords: 0,
    });
    expect((await page("pageSize=1")).totalRecords).toBe(demoPolicies);
  });
});

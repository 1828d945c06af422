import { schemasOf } from "@portico/contract/schemas";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { databaseKinds } from "../../../../test/databases.ts";
import { demoPolicies } from "../../../../test/demo-day.ts";
import { rowsOf } from "../../../db/database.ts";

const detail = z.looseObject({
  years: z.array(
    z.looseObject({
      year: z.string(),
      months: z.record(z.string(), z.number().nullable()),
      total: z.number(),
    }),
  ),
});

describe.each(databaseKinds)("policy details and summaries, on $name", (kind) => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await openApi(kind);
    token = await api.tokenOf("admin@portico.test");
  });
  afterAll(() => api.close());

  /** Finds a policy with commission in both years. */
  const paidPolicy = async () => {
    const [row] = await rowsOf(
      api.services.database,
      sql`select policy_id as id from commission_lines group by 1 having count(distinct year) = 2 limit 1`,
    );
    return String(row?.id);
  };

  it("returns the policy in the contract's format, with a row for each year with commission", async () => {
    const response = await api.read(`/api/Policies/detail/${await paidPolicy()}`, token);
    expect(schemasOf("policies.detail").response.parse(response)).toEqual(response);
    expect(detail.parse(response).years.map(({ year }) => year)).toEqual(["2026", "2025"]);
  });

  it("sums the months of a year to its total", async () => {
    const { years } = detail.parse(await api.read(`/api/Policies/detail/${await paidPolicy()}`, token));
    for (const { months, total } of years) {
      const cents = Object.values(months).reduce<number>(
        (sum, amount) => sum + Math.round((amount ?? 0) * 100),
        0,
      );
      expect(total).toBe(cents / 100);
      expect(total).toBeGreaterThan(0);
    }
  });

  it("returns 404 for an unknown ID, and 422 for a malformed one", async () => {
    const absent = await api.send("/api/Policies/detail/00000000-0000-4000-8000-000000000000", { token });
    expect(absent.status).toBe(404);
    expect((await api.send("/api/Policies/detail/1%20or%201=1", { token })).status).toBe(422);
  });

  it("counts every policy once in the summaries", async () => {
    const response = await api.read("/api/Policies/summaries", token);
    const { response: schema } = schemasOf("policies.summaries");
    expect(schema.parse(response)).toEqual(response);
    expect(response).toMatchObject({ total: demoPolicies });
  });
});

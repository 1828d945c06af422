import { endpoints } from "@portico/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openApi, type TestApi } from "../../test/api.ts";
import { databaseKinds } from "../../test/databases.ts";
import { demoAccounts } from "../demo/accounts.ts";

const typeGuid = "6f1c2b1e-0001-4a6e-9b1a-1d7a5c3e0001";
const noSuchPolicy = "00000000-0000-4000-8000-000000000000";

/** Whose calls each endpoint answers, and with what; everybody else who is signed in gets 403. */
const table = {
  "configuration.get": { path: "/api/Configuration", answered: 200, by: "anyone" },
  "carriers.lookup": { path: "/api/Carriers", answered: 200, by: "session" },
  "countries.lookup": { path: "/api/Countries", answered: 200, by: "session" },
  "states.lookup": { path: "/api/States", answered: 200, by: "session" },
  "counties.lookup": { path: "/api/Counties?state=FL", answered: 200, by: "session" },
  "cities.lookup": { path: "/api/Cities?state=FL", answered: 200, by: "session" },
  "agents.lookup": {
    path: "/api/Agent/simplified",
    answered: 200,
    by: ["admin", "security", "agent", "manager"],
  },
  "types.lookup": { path: `/api/TypeGeneric/${typeGuid}`, answered: 200, by: "session" },
  "policies.list": { path: "/api/Policies", answered: 200, by: ["admin", "agent", "manager"] },
  "policies.detail": {
    path: `/api/Policies/detail/${noSuchPolicy}`,
    answered: 404,
    by: ["admin", "agent", "manager"],
  },
  "policies.summaries": { path: "/api/Policies/summaries", answered: 200, by: ["admin", "agent", "manager"] },
} as const satisfies Partial<Record<keyof typeof endpoints, unknown>>;

const signingIn = demoAccounts
  .filter(({ totpSecret, mustChangePassword }) => !totpSecret && !mustChangePassword)
  .map(({ email }) => email.slice(0, email.indexOf("@")));

describe.each(databaseKinds)("who may call what, on $name", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(kind);
  });
  afterAll(() => api.close());

  it("has every endpoint but signing in and out in this table", () => {
    const there = Object.keys(endpoints).filter((id) => !id.startsWith("identity."));
    expect(Object.keys(table).sort()).toEqual(there.sort());
  });

  describe.each(Object.entries(table))("%s", (_id, { path, answered, by }) => {
    it("asks those without a session to sign in, unless anyone may call", async () => {
      expect((await api.send(path)).status).toBe(by === "anyone" ? answered : 401);
    });

    it.each(signingIn)("answers %s with what their roles and claims give them", async (account) => {
      const allowed = by === "anyone" || by === "session" || by.some((name) => name === account);
      const answer = await api.send(path, { token: await api.tokenOf(`${account}@portico.test`) });
      expect(answer.status).toBe(allowed ? answered : 403);
    });
  });
});

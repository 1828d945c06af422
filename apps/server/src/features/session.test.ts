import { sessionSchemas } from "@portico/contract/features/session.schemas";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openApi, type TestApi } from "../../test/api.ts";
import { bothDatabases } from "../../test/databases.ts";

const statusesOfUnpaid = "/api/TypeGeneric/6f1c2b1e-0002-4a6e-9b1a-1d7a5c3e0002";

describe.each(bothDatabases)("what a page needs at first, on $name", (kind) => {
  let api: TestApi;
  let token: string;
  const start = async (query: readonly (readonly [string, string])[], caller = token) => {
    const response = await api.send(
      `/api/Session/start?${new URLSearchParams(query.map(([...pair]) => pair))}`,
      {
        token: caller,
      },
    );
    expect(response.status, await response.clone().text()).toBe(200);
    return sessionSchemas["session.start"].answer.parse(await response.json()).parts;
  };

  beforeAll(async () => {
    api = await openApi(kind);
    token = await api.tokenOf("agent@portico.test");
  });
  afterAll(() => api.close());

  it("is what its calls return", async () => {
    const parts = await start([
      ["screen", "unpaid-policies"],
      ["lookup", "/api/Carriers"],
      ["lookup", statusesOfUnpaid],
    ]);
    expect(Object.keys(parts).sort()).toEqual(
      [
        "/api/Configuration",
        "/api/user/preferences",
        "/api/user/favorites",
        "/api/user/favorites/records",
        "/api/user/photo",
        "/api/user/preferences/unpaid-policies",
        "/api/Carriers",
        statusesOfUnpaid,
      ].sort(),
    );
    for (const [path, part] of Object.entries(parts)) {
      const response = await api.send(path, { token });
      expect(part, path).toEqual(response.status === 204 ? null : await response.json());
    }
  });

  it("has only lookups that exist, and nothing else that a path names", async () => {
    const asked = [
      "/api/Policies",
      "/api/Logs",
      "/api/NoSuch",
      "/api/TypeGeneric/x",
      "/identity/logout",
      "//x.test/",
    ];
    const parts = await start(asked.map((path) => ["lookup", path] as const));
    for (const path of asked) expect(parts).not.toHaveProperty([path]);
  });

  it("has only lookups that the caller may call", async () => {
    const formats = "/api/Statement/formats/simplified";
    expect(await start([["lookup", formats]])).not.toHaveProperty([formats]);
    const admin = await api.tokenOf("admin@portico.test");
    expect(await start([["lookup", formats]], admin)).toHaveProperty([formats]);
  });

  it("needs a session", async () => {
    expect((await api.send("/api/Session/start", {})).status).toBe(401);
  });
});

import { type Endpoint, endpoints } from "@portico/contract";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { screens } from "../screens/index.ts";

const contract: Readonly<Record<string, Endpoint>> = endpoints;

beforeEach(async () => {
  vi.resetModules();
  await import("../api/client.ts");
});

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const endpointIdsIn = (value: unknown) => textsIn(value).filter((text) => Object.hasOwn(contract, text));

function withoutServerKeys(key: string, value: unknown) {
  return key === "matchesNames" ? undefined : value;
}

/**
 * Endpoints are shipped without the summary and what only the server does with filters, and lookups with the path and
 * the names of their filters only.
 */
function contractOf(id: string) {
  const endpoint: Endpoint | undefined = JSON.parse(JSON.stringify(contract[id], withoutServerKeys));
  if (endpoint?.kind !== "lookup") return { ...endpoint, summary: "" };
  const filters = Object.keys(endpoint.filters).map((name) => [name, expect.anything()]);
  return { ...endpoint, summary: "", fields: {}, filters: Object.fromEntries(filters) };
}

describe("loadScreen", () => {
  it.each(screens)(
    "$id: returns the declared screen and its list endpoint from the contract",
    async (screen) => {
      const { loadScreen } = await import("./load-screen.ts");
      const { list } = screen.endpoints;
      expect(await loadScreen(screen.id)).toEqual({ screen, endpointId: list, endpoint: contractOf(list) });
    },
  );

  it.each(screens)(
    "$id: loads every endpoint that the screen names, and the lookups of its filters",
    async (screen) => {
      const { loadScreen } = await import("./load-screen.ts");
      const { client } = await import("../api/client.ts");
      const { endpoint } = await loadScreen(screen.id);
      const named = [...endpointIdsIn(screen), ...endpointIdsIn(endpoint.filters)];
      expect(named).toContain(screen.endpoints.list);
      for (const id of named) expect(client.find(id), id).toEqual(contractOf(id));
    },
  );

  it.each(["nope", "constructor", "__proto__"])("throws for %s", async (id) => {
    const { loadScreen } = await import("./load-screen.ts");
    await expect(loadScreen(id)).rejects.toThrow(`There is no screen \`${id}\`.`);
  });
});

describe("the endpoints of a screen", () => {
  it("are loaded with all others of their features", async () => {
    const { client } = await import("../api/client.ts");
    const { loadEndpointsOf } = await import("../api/load-endpoints-of.ts");
    expect(client.find("lostPolicy.list")).toBeUndefined();
    await loadEndpointsOf({
      kind: "list",
      id: "lost",
      path: "lost",
      title: "Lost",
      access: "agent",
      endpoints: { list: "lostPolicy.list", summary: "nope.summary", opening: "constructor.x" },
      filters: [],
      columns: ["id"],
      empty: "None",
    });
    expect(client.find("lostPolicy.list")).toEqual(contract["lostPolicy.list"]);
    expect(client.find("lostPolicy.assign")).toEqual(contract["lostPolicy.assign"]);
  });

  it.each(Object.keys(contract))("%s can be loaded by its id", async (id) => {
    const { client } = await import("../api/client.ts");
    await client.load([id]);
    expect(client.find(id)).toEqual(contract[id]);
  });
});

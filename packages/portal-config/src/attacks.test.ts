import { maxScreenDocument } from "@portico/contract/features/screens/screens.schemas";
import type { ListScreen } from "@portico/screens";
import { describe, expect, it } from "vitest";
import { checkScreen, readScreen } from "./check-screen.ts";
import { goodAdded } from "./good-screen.fixtures.ts";

/** The paths of the problems of the good screen with these parts replaced. */
function problems(change: Record<string, unknown>, options = { isCustomScreen: true }): string[] {
  return checkScreen({ ...goodAdded, ...change }, options).map(({ message }) => message);
}

function paths(change: Record<string, unknown>): string[] {
  return checkScreen({ ...goodAdded, ...change }, { isCustomScreen: true }).map(({ path }) => path);
}

const { actions = [], columns } = goodAdded;

describe("an attack by a custom screen", () => {
  it("with an endpoint that is a URL, an inherited name or unknown is rejected", () => {
    for (const list of [
      "https://evil.example/",
      "/api/Policies",
      "constructor",
      "__proto__",
      "policies.lists",
    ])
      expect(paths({ endpoints: { list } })).toContain("endpoints.list");
  });

  it("that shows rows to people who may not read them is rejected", () => {
    for (const access of ["anyone", "session", "agent", "administrator", "agent view.Policy|customer"])
      expect(paths({ access })).toContain("endpoints.list");
  });

  it("that removes a mask is rejected", () => {
    for (const word of [{ masked: false }, { unmasked: true }, { sensitive: null }, { format: "plain" }])
      expect(paths({ columns: [...columns, { field: "agent", ...word }] })).not.toEqual([]);
    const hidden: ListScreen = { ...goodAdded, columns: [...columns, { field: "agent", masked: true }] };
    expect(checkScreen(hidden, { isCustomScreen: true })).toEqual([]);
  });

  it("with a script in its texts is treated as plain text", () => {
    const script = "<img src=x onerror=alert(1)><script>alert(1)</script>{{constructor}}";
    const texts = {
      title: script,
      description: script,
      empty: script,
      columns: [{ field: "agent", header: script }],
    };
    const { screen } = readScreen({ ...goodAdded, ...texts }, { isCustomScreen: true });
    expect(screen).toMatchObject(texts);
  });

  it.each([
    ["title", { title: "Poli\u202ecies" }],
    ["navigation.label", { navigation: { section: "policies", label: "Lea\u200bds" } }],
    ["columns[0].header", { columns: [{ field: "agent", header: "A\u0000gent" }] }],
    ["permanentFilters.status", { permanentFilters: { status: "New\u001b[2J" } }],
  ])("with invisible characters is rejected at %s, and the message shows them", (path, change) => {
    const [problem] = checkScreen({ ...goodAdded, ...change }, { isCustomScreen: true });
    expect(problem?.path).toBe(path);
    expect(problem?.message).toMatch(/contains the invisible character U\+[0-9A-F]{4,}/);
    expect(checkScreen({ ...goodAdded, ...change })).toHaveLength(1);
  });

  it("by names with invisible characters is rejected, and the message shows them", () => {
    const [problem] = checkScreen({ ...goodAdded, "tit\u202ele": "X" });
    expect(problem).toMatchObject({ path: '["titU+202Ele"]', found: "titU+202Ele" });
  });

  it("by links that leave the portal is rejected", () => {
    for (const to of [
      "https://evil.example",
      "//evil.example",
      "javascript:alert(1)",
      "../../api",
      "a/../b",
      "data:x",
    ])
      expect(paths({ actions: [...actions, { kind: "link", id: "x", label: "X", to }] })).toEqual([
        "actions[8].to",
      ]);
  });

  it("by __proto__, constructor and prototype changes no object", () => {
    const evil = ['{"__proto__":{"path":"x"}}', '{"constructor":{"prototype":{"path":"x"}}}'];
    for (const text of evil) {
      expect(paths(JSON.parse(text))).not.toEqual([]);
      expect(paths({ columns: [JSON.parse(text)] })).not.toEqual([]);
      expect(paths({ permanentFilters: JSON.parse(text) })).not.toEqual([]);
    }
    expect(Reflect.get({}, "path")).toBeUndefined();
  });

  it("by 1,000 columns is rejected in one sentence", () => {
    const many = Array.from({ length: 1000 }, (_, index) => ({ field: `field${index}` }));
    expect(problems({ columns: many })).toEqual(["columns: has 1000 entries. Allowed: up to 100."]);
    expect(problems({ columns: [] })).toEqual(["columns: has 0 entries. Allowed: at least 1."]);
  });

  it.each([
    ["in one text", { title: "x".repeat(5_000_000) }],
    ["in one name", { ["x".repeat(5_000_000)]: 1 }],
    ["in many values", { options: Array.from({ length: 500_000 }, () => "0123456789") }],
    [
      "in many names",
      Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`${index}`.padEnd(100, "x"), 1])),
    ],
  ])("by 5 MB %s is rejected in a short message", (_what, change) => {
    const found = problems(change);
    expect(found.length).toBeGreaterThan(0);
    expect(found.join("").length).toBeLessThan(20_000);
    expect(found[0]).toContain("more than");
  });

  it("by being too large is rejected, even if each part is valid", () => {
    const tones = Object.fromEntries(
      Array.from({ length: 900 }, (_, index) => [`${index}`.padEnd(100, "x"), "danger"]),
    );
    const change = { columns: [{ field: "status", tones }] };
    expect(JSON.stringify({ ...goodAdded, ...change }).length).toBeGreaterThan(maxScreenDocument);
    expect(problems(change)).toEqual([
      expect.stringMatching(/^screen: has 1\d{5} characters. A custom screen can have up to 100000\.$/),
    ]);
  });

  it("by an action whose call the audience may not make is rejected", () => {
    const assign = { kind: "assign", id: "x", label: "X", endpoint: "policyNonPaid.assign" };
    expect(paths({ actions: [...actions, assign] })).toEqual(["actions[8].endpoint"]);
  });
});

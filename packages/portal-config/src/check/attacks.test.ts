import { maxScreenDocument } from "@portico/contract/features/screens.schemas";
import { describe, expect, it } from "vitest";
import { goodAdded } from "../good-screen.fixtures.ts";
import type { ListScreen } from "../list-screen.ts";
import { checkScreen, readScreen } from "./read-screen.ts";

/** What is wrong with the good screen where one thing in it is another, each with its path. */
function problems(change: Record<string, unknown>, options = { isAdded: true }): string[] {
  return checkScreen({ ...goodAdded, ...change }, options).map(({ message }) => message);
}

function paths(change: Record<string, unknown>): string[] {
  return checkScreen({ ...goodAdded, ...change }, { isAdded: true }).map(({ path }) => path);
}

const { actions = [], columns } = goodAdded;

describe("an attack by an added screen", () => {
  it("with an endpoint that is an address, a name of Object's own or none of the contract's, is refused", () => {
    for (const list of [
      "https://evil.example/",
      "/api/Policies",
      "constructor",
      "__proto__",
      "policies.lists",
    ])
      expect(paths({ endpoints: { list } })).toContain("endpoints.list");
  });

  it("that shows rows to people who may not read them, is refused", () => {
    for (const access of ["anyone", "session", "agent", "administrator", "agent view.Policy|customer"])
      expect(paths({ access })).toContain("endpoints.list");
  });

  it("that takes a mask off, is refused", () => {
    for (const word of [{ masked: false }, { unmasked: true }, { sensitive: null }, { format: "plain" }])
      expect(paths({ columns: [...columns, { field: "agent", ...word }] })).not.toEqual([]);
    const hidden: ListScreen = { ...goodAdded, columns: [...columns, { field: "agent", masked: true }] };
    expect(checkScreen(hidden, { isAdded: true })).toEqual([]);
  });

  it("with script in its texts is taken as the text it is, and nothing of it is read", () => {
    const script = "<img src=x onerror=alert(1)><script>alert(1)</script>{{constructor}}";
    const texts = {
      title: script,
      description: script,
      empty: script,
      columns: [{ field: "agent", header: script }],
    };
    const { screen } = readScreen({ ...goodAdded, ...texts }, { isAdded: true });
    expect(screen).toMatchObject(texts);
  });

  it.each([
    ["title", { title: "Poli\u202ecies" }],
    ["navigation.label", { navigation: { section: "policies", label: "Lea\u200bds" } }],
    ["columns[0].header", { columns: [{ field: "agent", header: "A\u0000gent" }] }],
    ["permanentFilters.status", { permanentFilters: { status: "New\u001b[2J" } }],
  ])("with characters that nobody sees is refused at %s, and they are written out", (path, change) => {
    const [problem] = checkScreen({ ...goodAdded, ...change }, { isAdded: true });
    expect(problem?.path).toBe(path);
    expect(problem?.message).toMatch(/holds the character U\+[0-9A-F]{4,}, which nobody sees/);
    expect(checkScreen({ ...goodAdded, ...change })).toHaveLength(1);
  });

  it("by names with such characters is refused, and they are written out", () => {
    const [problem] = checkScreen({ ...goodAdded, "tit\u202ele": "X" });
    expect(problem).toMatchObject({ path: '["titU+202Ele"]', found: "titU+202Ele" });
  });

  it("by links that lead out of the portal is refused", () => {
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

  it("by 1,000 columns is refused in a sentence", () => {
    const many = Array.from({ length: 1000 }, (_, index) => ({ field: `field${index}` }));
    expect(problems({ columns: many })).toEqual(["columns: holds 1000; a screen has at most 100 here."]);
    expect(problems({ columns: [] })).toEqual(["columns: holds 0; a screen has at least 1 here."]);
  });

  it.each([
    ["in one text", { title: "x".repeat(5_000_000) }],
    ["in one name", { ["x".repeat(5_000_000)]: 1 }],
    ["in many values", { options: Array.from({ length: 500_000 }, () => "0123456789") }],
    [
      "in many names",
      Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`${index}`.padEnd(100, "x"), 1])),
    ],
  ])("by 5 MB %s is refused in few words", (_what, change) => {
    const found = problems(change);
    expect(found.length).toBeGreaterThan(0);
    expect(found.join("").length).toBeLessThan(20_000);
    expect(found[0]).toContain("no screen is that big");
  });

  it("by being bigger than what is kept is refused, though each part of it is right", () => {
    const tones = Object.fromEntries(
      Array.from({ length: 900 }, (_, index) => [`${index}`.padEnd(100, "x"), "danger"]),
    );
    const change = { columns: [{ field: "status", tones }] };
    expect(JSON.stringify({ ...goodAdded, ...change }).length).toBeGreaterThan(maxScreenDocument);
    expect(problems(change)).toEqual([
      expect.stringMatching(/^screen: has 1\d{5} characters; an added screen has at most 100000\.$/),
    ]);
  });

  it("does more than its people may: an action whose call refuses them is refused", () => {
    const assign = { kind: "assign", id: "x", label: "X", endpoint: "policyNonPaid.assign" };
    expect(paths({ actions: [...actions, assign] })).toEqual(["actions[8].endpoint"]);
  });
});

import { checkScreen } from "@portico/portal-config/check";
import { describe, expect, it } from "vitest";
import { parseScreen } from "../draft/draft.ts";
import { type Finding, findingsIn } from "./findings.ts";

const screen = {
  kind: "list",
  id: "lost",
  path: "screens/lost",
  title: "Lost",
  access: "agent view.Policy|admin.Policy",
  endpoints: { list: "lostPolicy.list" },
  filters: ["reason"],
  columns: ["policyNumber", { field: "lostDate" }],
  empty: "No Data",
};

/** Nested so deeply that a recursive parser overflows the stack. */
const deep = `{"kind":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;

function findings(change: Record<string, unknown>) {
  const text = JSON.stringify({ ...screen, ...change }, null, 2);
  return { text, found: findingsIn({ text, ...parseScreen(text) }) };
}

/** The stretch of the text that a finding marks. */
function marked(text: string, { from, to }: Finding): string {
  return text.slice(from, to);
}

/** The text after the fix of a finding. */
function mended(text: string, finding: Finding | undefined): string {
  if (!finding?.fix) return "no fix";
  const { from, to, insert } = finding.fix;
  return text.slice(0, from) + insert + text.slice(to);
}

describe("the problems of a text", () => {
  it("are empty if the screen is valid", () => {
    expect(findings({}).found).toEqual([]);
  });

  it("is at its place, and one press puts the nearest name there", () => {
    const { text, found } = findings({ columns: ["policyNumber", { field: "lostDat" }] });
    expect(found.map((one) => marked(text, one))).toEqual(['"lostDat"']);
    expect(found[0]?.message).toMatch(
      /^`lostDat` is not a field of `lostPolicy.list`; did you mean `lostDate`\?/,
    );
    expect(found[0]?.fix?.label).toBe("Use lostDate");
    expect(checkScreen(JSON.parse(mended(text, found[0])))).toEqual([]);
  });

  it("is at the name where the name is wrong", () => {
    const { text, found } = findings({ columns: ["policyNumber", { field: "lostDate", truncat: 30 }] });
    expect(found.map((one) => marked(text, one))).toEqual(['"truncat"']);
    expect(checkScreen(JSON.parse(mended(text, found[0])))).toEqual([]);
  });

  it("is at the start of what something is missing from", () => {
    const { text, found } = findings({ columns: ["policyNumber", {}] });
    expect(found.length).toBeGreaterThan(0);
    for (const one of found) {
      expect(marked(text, one)).toBe("{");
      expect(one.from).toBeGreaterThan(text.indexOf("policyNumber"));
      expect(one.fix).toBeUndefined();
    }
  });

  it("comes in the order of the text, on one line each", () => {
    const { empty: _, ...rest } = screen;
    const text = JSON.stringify({ empty: ["a", "b"], ...rest, id: "Not Kebab" }, null, 2);
    const found = findingsIn({ text, ...parseScreen(text) });
    expect(found.length).toBeGreaterThan(1);
    expect(found.map(({ from }) => from)).toEqual(found.map(({ from }) => from).toSorted((a, b) => a - b));
    for (const one of found) expect(marked(text, one)).not.toContain("\n");
  });

  it("is the first fault of the syntax where the text is no JSON", () => {
    const text = '{\n  "kind" "list"\n}';
    const [fault, ...others] = findingsIn({ text, ...parseScreen(text) });
    expect(others).toEqual([]);
    expect(mended(text, fault)).toBe('{\n  "kind": "list"\n}');
    expect(fault).toMatchObject({ from: text.indexOf('"list"'), message: expect.stringContaining("colon") });
  });

  it("puts a missing comma where the entry before it ends", () => {
    const text = '{\n  "kind": "list"\n  "id": "x"\n}';
    const [fault] = findingsIn({ text, ...parseScreen(text) });
    expect(fault?.fix?.label).toBe("Add a comma");
    expect(mended(text, fault)).toBe('{\n  "kind": "list",\n  "id": "x"\n}');
  });

  it.each([
    "",
    "[",
    "null",
    '{"__proto__": 1, "kind": "list"}',
    `"${"x".repeat(600_000)}"`,
    deep,
    `${deep},`,
  ])("lies within the text, whatever that is", (text) => {
    const found = findingsIn({ text, ...parseScreen(text) });
    expect(found.length).toBeGreaterThan(0);
    for (const { from, to } of found) {
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeGreaterThanOrEqual(from);
      expect(to).toBeLessThanOrEqual(text.length);
    }
  });
});

import { checkScreen } from "@portico/portal-config/check";
import { describe, expect, it } from "vitest";
import { lostScreen } from "../screens.fixtures.ts";
import { parseScreen, writeDocument } from "./draft.ts";
import { type Finding, findingsIn, rangeOf, withFix } from "./findings.ts";

const find = (text: string) => findingsIn(text, parseScreen(text));
const marked = (text: string, { from, to }: Finding) => text.slice(from, to);
const fixed = (text: string, { fix }: Finding) => (fix ? withFix(text, fix) : "no fix");
/** Nested so deeply that a recursive parser overflows the stack. */
const deep = `{"kind":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;

describe("the problems of a text", () => {
  it("are empty if the screen is valid", () => {
    expect(find(writeDocument(lostScreen))).toEqual([]);
  });

  it.each([
    [{ columns: ["policyNumber", { field: "lostDat" }] }, '"lostDat"', "Use lostDate"],
    [{ columns: ["policyNumber", { field: "lostDate", truncat: 30 }] }, '"truncat"', "Use truncate"],
  ])("are at a wrong value or name, and have a fix: %j", (change, wrong, label) => {
    const text = writeDocument({ ...lostScreen, ...change });
    const [finding, ...others] = find(text);
    if (!finding) throw new Error("There is no problem.");
    expect(others).toEqual([]);
    expect(marked(text, finding)).toBe(wrong);
    expect(finding.fix?.label).toBe(label);
    expect(checkScreen(JSON.parse(fixed(text, finding)))).toEqual([]);
  });

  it("are in the order of the text, at the start of an object that lacks a keyword", () => {
    const text = writeDocument({ ...lostScreen, empty: ["a", "b"], columns: ["policyNumber", {}] });
    const found = find(text);
    expect(found.map(({ path }) => path)).toEqual(["columns[1].field", "empty"]);
    expect(found.map((one) => marked(text, one))).toEqual(["{", "["]);
    expect(rangeOf("title", text)).toEqual({ from: text.indexOf('"Lost'), to: text.indexOf('Lately"') + 7 });
  });

  it.each([
    ['{\n  "kind" "list"\n}', "Add a colon", '{\n  "kind": "list"\n}'],
    ['{\n  "kind": "list"\n  "id": "x"\n}', "Add a comma", '{\n  "kind": "list",\n  "id": "x"\n}'],
  ])("are the first syntax error of invalid JSON, with a fix if a sign is missing", (text, label, mended) => {
    const [finding, ...others] = find(text);
    if (!finding) throw new Error("There is no problem.");
    expect(others).toEqual([]);
    expect(finding.fix?.label).toBe(label);
    expect(fixed(text, finding)).toBe(mended);
  });

  it.each(["", "[", "null", '{"__proto__": 1, "kind": "list"}', deep, `${deep},`])(
    "are always within the text",
    (text) => {
      const found = find(text);
      expect(found.length).toBeGreaterThan(0);
      for (const { from, to } of found) {
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeGreaterThanOrEqual(from);
        expect(to).toBeLessThanOrEqual(text.length);
      }
    },
  );
});

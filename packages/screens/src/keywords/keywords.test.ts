import { describe, expect, it } from "vitest";
import { languageOf } from "../language/language-of.ts";
import { practice } from "../practice.fixtures.ts";
import { type KeywordType, screenKeywords } from "./index.ts";

const keywords = screenKeywords(practice);

function typeOf(name: string): KeywordType {
  const keyword = keywords.find(({ key }) => key === name);
  if (!keyword) throw new Error(`There is no ${name}.`);
  return keyword.type;
}

function entryOf(name: string) {
  const type = typeOf(name);
  if (type.kind !== "list" || type.of.kind !== "object") throw new Error(`${name} is not a list of objects.`);
  return type.of;
}

const keywordsOf = (name: string, value?: string) =>
  entryOf(name).shapes.find((shape) => shape.value === value)?.keywords ?? [];
const typeIn = (name: string, key: string, value?: string) =>
  keywordsOf(name, value).find((keyword) => keyword.key === key)?.type;

describe("the keywords of a screen", () => {
  it("are those of its schema, with their descriptions", () => {
    expect(keywords.map(({ key }) => key)).toEqual(Object.keys(languageOf(practice).shape));
    expect(keywords.find(({ key }) => key === "title")).toEqual({
      key: "title",
      type: { kind: "text", isLong: false },
      isRequired: true,
      label: "Title",
      hint: "The page title and heading.",
    });
    expect(typeOf("description")).toEqual({ kind: "text", isLong: true });
    expect(typeOf("debounce")).toEqual({ kind: "number" });
    expect(typeOf("permanentFilters").kind).toBe("record");
  });

  it("have entries that a text can stand for", () => {
    expect(entryOf("columns").shorthand).toBe("field");
    expect(entryOf("filters").shorthand).toBe("filter");
    expect(entryOf("actions").shorthand).toBeUndefined();
  });

  it("have entries with one shape per kind", () => {
    expect(entryOf("actions").shapeKey).toBe("kind");
    expect(entryOf("footer").shapes.map(({ value }) => value)).toEqual([
      "records",
      "sum",
      "answer",
      "result",
    ]);
    expect(keywordsOf("actions", "export").map(({ key }) => key)).not.toContain("kind");
    expect(typeIn("actions", "formats", "export")).toEqual({
      kind: "list",
      of: {
        kind: "choice",
        values: ["pdf", "xlsx", "csv"],
        labels: { pdf: "PDF", xlsx: "Excel (XLSX)", csv: "CSV" },
      },
    });
    expect(typeIn("actions", "endpoint", "assign")).toEqual({ kind: "endpoint", of: "call" });
    expect(typeIn("actions", "when", "notes")).toEqual({ kind: "condition" });
  });

  it("have settings that are on or off", () => {
    expect(typeIn("columns", "hidden")).toEqual({ kind: "flag", on: true });
    expect(typeIn("columns", "sortable")).toEqual({ kind: "flag", on: false });
    expect(typeIn("columns", "tones")).toEqual({ kind: "tones" });
    expect(typeIn("columns", "format")).toEqual({ kind: "other" });
    expect(typeIn("columns", "priority")).toEqual({ kind: "number" });
  });
});

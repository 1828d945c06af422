import { describe, expect, it } from "vitest";
import { type Keyword, type KeywordType, screenKeywords } from "./keywords.ts";

interface KeywordAtPath {
  readonly path: string;
  readonly keyword: Keyword;
}

/** All keywords of the language, at every depth. */
function below(type: KeywordType, path: string): KeywordAtPath[] {
  if (type.kind === "list" || type.kind === "record") return below(type.of, path);
  if (type.kind === "objectOrList") return [...below(type.object, path), ...below(type.list, path)];
  if (type.kind !== "object") return [];
  return type.shapes.flatMap(({ keywords }) =>
    keywords.flatMap((keyword) => at(keyword, `${path}.${keyword.key}`)),
  );
}
const at = (keyword: Keyword, path: string): KeywordAtPath[] => [
  { path, keyword },
  ...below(keyword.type, path),
];
const all = screenKeywords.flatMap((keyword) => at(keyword, keyword.key));
const code = /[`{}]|[a-z][A-Z]|contract|endpoint/;
/** Names that people know, although they look like code. */
const names = /XLSX|CSV|PDF/g;

const find = (path: string) => all.find((one) => one.path === path)?.keyword;

describe("the texts of keywords in forms", () => {
  it("contain no code", () => {
    const texts = all.flatMap(({ keyword: { label, hint = "", type } }) => [label, hint, ...choicesOf(type)]);
    expect(texts.filter((text) => code.test(text.replaceAll(names, "")))).toEqual([]);
  });

  it("are a keyword's own, or its name and description", () => {
    expect(find("columns.truncate")).toMatchObject({
      label: "Shorten after",
      hint: "Characters. The full text shows in a tooltip.",
    });
    expect(find("title")).toMatchObject({ label: "Title", hint: "The page title and heading." });
    expect(find("sort")?.hint).toBeUndefined();
  });

  it("differ by the object that has the keyword", () => {
    expect(find("columns.header")?.label).toBe("Heading");
    expect(find("variants.columns.header")?.label).toBe("Heading");
    expect(find("detail.fields.header")).toMatchObject({ label: "Label", hint: undefined });
    expect(find("header")?.label).toBe("Above the list");
    expect(find("rowActions.when")?.label).toBe("Conditions for the row");
  });

  it("name the values of choices", () => {
    expect(choicesOf(find("selection.mode")?.type)).toEqual(["None", "One at a time", "Any number"]);
    expect(choicesOf(find("actions.mode")?.type)).toContain("Create a row");
    expect(choicesOf(find("footer")?.type)).toContain("Sum of a field");
  });
});

function choicesOf(type: KeywordType | undefined): readonly string[] {
  if (type?.kind === "choice") return Object.values(type.labels);
  if (type?.kind === "list") return choicesOf(type.of);
  return type?.kind === "object" ? [type.shapeLabel, ...type.shapes.map(({ label }) => label)] : [];
}

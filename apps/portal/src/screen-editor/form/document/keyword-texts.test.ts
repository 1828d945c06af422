import { type Keyword, type KeywordType, screenKeywords } from "@portico/portal-config/keywords";
import { describe, expect, it } from "vitest";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { choiceAt, hintAt, labelAt } from "./keyword-texts.ts";

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

describe("the texts of keywords in the form", () => {
  it("label each keyword of the language", () => {
    const { labels } = screenEditorMessages.form.keywords;
    const known = new Set(Object.keys(labels).map((key) => key.split(".").at(-1)));
    expect(all.filter(({ keyword }) => !known.has(keyword.key)).map(({ path }) => path)).toEqual([]);
  });

  it("contain no code", () => {
    const texts = all.flatMap(({ path, keyword }) => [
      labelAt(path),
      hintAt(path, keyword) ?? "",
      ...choicesOf(keyword.type).map((value) => choiceAt(path, value)),
    ]);
    expect(texts.filter((text) => code.test(text.replaceAll(names, "")))).toEqual([]);
  });

  it("differ by the object that has the keyword", () => {
    expect(labelAt("columns[3].header")).toBe("Heading");
    expect(labelAt("variants[0].columns[3].header")).toBe("Heading");
    expect(labelAt("header")).toBe("Above the list");
    expect(choiceAt("selection.mode", "many")).toBe("Any number");
    expect(choiceAt("actions[0].mode", "create")).toBe("Create a row");
    expect(choiceAt("actions[0].statuses", "offlineApplication")).toBe("Offline application");
  });
});

function choicesOf(type: KeywordType): readonly string[] {
  if (type.kind === "choice") return type.values;
  if (type.kind === "list") return choicesOf(type.of);
  return type.kind === "object" && type.shapeKey ? type.shapes.flatMap(({ value }) => value ?? []) : [];
}

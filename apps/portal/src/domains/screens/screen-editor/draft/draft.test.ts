import { maxScreenDocument } from "@portico/contract/features/screens/screens.schemas";
import { describe, expect, it } from "vitest";
import { lostScreen } from "../screens.fixtures.ts";
import { parseJson, parseScreen, writeDocument } from "./draft.ts";

const problemsOf = (text: string) => parseScreen(text).problems.map(({ message }) => message);

describe("a text parsed as a screen", () => {
  it("has no problems if it is a valid custom screen", () => {
    expect(parseScreen(writeDocument(lostScreen))).toEqual({ document: lostScreen, problems: [] });
  });

  it("is checked by the rules for custom screens", () => {
    const { problems } = parseScreen(writeDocument({ ...lostScreen, path: "policies/in-grace" }));
    expect(problems.map(({ path }) => path)).toEqual(["path"]);
    const taken = { ...lostScreen, id: "manage-policies", path: "screens/manage-policies" };
    expect(problemsOf(writeDocument(taken))).toEqual([
      "id: `manage-policies` is already the id of another screen.",
    ]);
    expect(problemsOf(`${writeDocument(lostScreen)}${" ".repeat(maxScreenDocument)}`)).toEqual([
      "screen: it's longer than 100,000 characters. Remove some columns or actions.",
    ]);
  });

  it.each([
    ["", 0, "Expected a value."],
    ['{\n  "kind": "list"\n  "id": "x"\n}', 21, "Expected a comma between two entries."],
    ['{"a":1,}', 7, "Expected a name in double quotes"],
    ["{} {}", 3, "Unexpected text after the end"],
    ["// no\n{}", 0, "JSON doesn't support comments."],
    ['{"a": "b', 6, "Expected a closing double quote."],
    ["\u00a0{}", 0, "This isn't valid JSON."],
  ])("has the position of a syntax error, and what is expected there: %j", (text, offset, message) => {
    const { document, syntaxError } = parseJson(text);
    expect(document).toBeUndefined();
    expect(syntaxError).toMatchObject({ offset, message: expect.stringContaining(message) });
  });

  it("treats `__proto__` as an unknown keyword", () => {
    const { document, problems } = parseScreen('{"__proto__": {"kind": "list"}}');
    expect(Object.hasOwn(Object(document), "__proto__")).toBe(true);
    expect(problems.length).toBeGreaterThan(0);
  });
});

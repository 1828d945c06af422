import { maxScreenDocument } from "@portico/contract/features/screens.schemas";
import { describe, expect, it } from "vitest";
import { parseJson, parseScreen, writeDocument } from "./draft.ts";

const document = {
  kind: "list",
  id: "in-grace",
  path: "screens/in-grace",
  title: "In grace",
  access: "agent view.Policy|admin.Policy",
  endpoints: { list: "policyNonPaid.list" },
  filters: ["agent"],
  columns: ["policyNumber"],
  empty: "No Data",
};

describe("a text read as a screen's document", () => {
  it("has no problems if it is a valid custom screen", () => {
    expect(parseScreen(writeDocument(document))).toEqual({ document, problems: [] });
  });

  it("is checked by the rules for custom screens", () => {
    const { problems } = parseScreen(writeDocument({ ...document, path: "policies/in-grace" }));
    expect(problems.map(({ path }) => path)).toEqual(["path"]);
  });

  it("cannot have the id of a screen that comes with the portal", () => {
    const taken = { ...document, id: "manage-policies", path: "screens/manage-policies" };
    const { problems } = parseScreen(writeDocument(taken));
    expect(problems.map(({ message }) => message)).toEqual([
      "id: `manage-policies` is already the id of another screen.",
    ]);
  });

  it("reports the position of a syntax error, and what is expected there", () => {
    const text = '{\n  "kind": "list"\n  "id": "x"\n}';
    const { document: read, syntaxError, problems } = parseScreen(text);
    expect({ read, problems }).toEqual({ read: undefined, problems: [] });
    expect(syntaxError).toEqual({
      offset: text.indexOf('"id"'),
      message: "Expected a comma between two entries.",
    });
  });

  it.each([
    ["", "Expected a value."],
    ['{"a":1,}', "Expected a name in double quotes"],
    ["[1,]", "Expected a value."],
    ["{} {}", "Unexpected text after the end"],
    ["// no\n{}", "JSON doesn't support comments."],
    ['{"a": "b', "Expected a closing double quote."],
    ["\u00a0{}", "This isn't valid JSON."],
  ])("is never thrown at: %j", (text, message) => {
    expect(parseJson(text).syntaxError?.message).toContain(message);
  });

  it("treats `__proto__` as an unknown keyword", () => {
    const { document: read, problems } = parseScreen('{"__proto__": {"kind": "list"}}');
    expect(Object.hasOwn(Object(read), "__proto__")).toBe(true);
    expect(problems.length).toBeGreaterThan(0);
  });

  it("reports when it is too long to be saved", () => {
    const { problems } = parseScreen(`${writeDocument(document)}${" ".repeat(maxScreenDocument)}`);
    expect(problems.map(({ message }) => message)).toEqual([
      "screen: it's longer than 100,000 characters. Remove some columns or actions.",
    ]);
  });
});

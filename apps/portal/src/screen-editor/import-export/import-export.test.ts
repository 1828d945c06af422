import { existsSync } from "node:fs";
import { checkScreen } from "@portico/portal-config/check";
import { describe, expect, it } from "vitest";
import { writeDocument as textOf } from "../draft/draft.ts";
import { lostScreen } from "../screens.fixtures.ts";
import { type ImportContext, type ImportedScreen, readScreenFile } from "./imported-screen.ts";
import { screenFile } from "./screen-file.ts";

const rights = { roles: ["administrator", "agent"], claims: ["view.Policy"] };
const context: ImportContext = { takenIds: [], rights };

/** What a file brings. */
function imported(document: unknown, at: Partial<ImportContext> = {}): ImportedScreen | undefined {
  return readScreenFile(textOf(document), { ...context, ...at }).imported;
}

function refusal(text: string): string | undefined {
  return readScreenFile(text, context).refusal;
}

/** A screen as it is in a file of the portal's own. */
const builtIn = {
  ...lostScreen,
  path: "policies/lost",
  actions: [
    { kind: "export", id: "export", label: "Export", formats: ["csv"] },
    { kind: "custom", id: "print", label: "Print", name: "print" },
  ],
};

describe("a screen as a file", () => {
  it("is named after its id, is valid, and lists its requirements", () => {
    const { fileName, text } = screenFile(lostScreen);
    const document: unknown = JSON.parse(text);
    expect(fileName).toBe("lost-lately.json");
    expect(checkScreen(document)).toEqual([]);
    expect(checkScreen(document, { isCustomScreen: true })).toEqual([]);
    expect(document).toMatchObject({
      requires: { endpoints: expect.arrayContaining([expect.objectContaining({ id: "lostPolicy.list" })]) },
    });
  });

  it("names the schema where it is, seen from the folder of screens", () => {
    const { $schema }: { $schema?: unknown } = JSON.parse(screenFile(lostScreen).text);
    expect(existsSync(new URL(String($schema), new URL("../../screens/", import.meta.url)))).toBe(true);
  });

  it("is the same after a way out and in", () => {
    const { text } = screenFile(lostScreen);
    const read = readScreenFile(text, context);
    expect(read.imported?.text).toBe(textOf(lostScreen));
    expect(read.imported).toMatchObject({ dropped: [], problems: [], id: "lost-lately" });
    expect(read.imported).not.toHaveProperty("idInFile");
  });

  it("can be exported while invalid, without the requirements that cannot be determined", () => {
    const { fileName, text } = screenFile({ kind: "list", id: "../evil" });
    expect(fileName).toBe("screen.json");
    expect(JSON.parse(text)).not.toHaveProperty("requires");
    expect(screenFile(undefined).fileName).toBe("screen.json");
  });
});

describe("a file that is imported", () => {
  it("is made one that can be added, and says what had to go", () => {
    const found = imported(builtIn);
    expect(found?.problems).toEqual([]);
    expect(found?.dropped.map(({ path }) => path)).toEqual(["actions[1]"]);
    expect(JSON.parse(found?.text ?? "")).toMatchObject({
      path: "screens/lost-lately",
      actions: [{ id: "export" }],
    });
  });

  it("gets the id of the screen it becomes a version of, else one that is free", () => {
    const version = imported(lostScreen, { targetId: "gone" });
    expect(version).toMatchObject({ id: "gone", idInFile: "lost-lately", problems: [] });
    expect(JSON.parse(version?.text ?? "")).toMatchObject({ id: "gone", path: "screens/gone" });
    const second = imported(lostScreen, { takenIds: ["lost-lately", "lost-lately-2"] });
    expect(second).toMatchObject({ id: "lost-lately-3", idInFile: "lost-lately", problems: [] });
  });

  it("is taken with its problems, to be fixed in the editor", () => {
    const found = imported({ ...lostScreen, columns: ["lostDat"] });
    expect(found?.problems.map(({ path, nearest }) => [path, nearest])).toEqual([["columns[0]", "lostDate"]]);
    expect(JSON.parse(found?.text ?? "")).toMatchObject({ columns: ["lostDat"] });
  });

  it("lists its requirements and whether they are met, also if it is invalid", () => {
    const requires = {
      endpoints: [
        { id: "lostPolicy.list", fields: ["lostDate", "mood"], filters: ["reason"] },
        { id: "policies.list" },
        { id: "moon.list" },
        { id: "__proto__" },
        { id: "policyNonPaid.assign" },
        7,
      ],
      rights: ["agent", 7],
    };
    const requirements = imported({ ...lostScreen, requires, columns: ["mood"] })?.requirements;
    expect(
      requirements?.endpoints.map(({ id, state, missingNames }) => [id, state, ...missingNames]),
    ).toEqual([
      ["lostPolicy.list", "partly", "mood"],
      ["policies.list", "here"],
      ["moon.list", "missing"],
      ["__proto__", "missing"],
      ["policyNonPaid.assign", "forbidden"],
    ]);
    expect(requirements?.rights).toEqual(["agent"]);
    expect(imported({ ...lostScreen, columns: ["mood"] })?.requirements).toBeUndefined();
    expect(imported(lostScreen)?.requirements?.endpoints.map(({ id }) => id)).toContain("lostPolicy.list");
  });

  it("may start with the mark that some programs write", () => {
    expect(readScreenFile(`\uFEFF${textOf(lostScreen)}`, context).imported?.problems).toEqual([]);
  });

  it("is rejected with a reason if it is not a screen", () => {
    expect(refusal("")).toMatch(/isn't valid JSON/);
    expect(refusal('{\n"kind" "list" }')).toMatch(/^The file isn't valid JSON. Line 2: Expected a colon/);
    for (const text of ["[]", "null", "7", '{"kind":"chart"}', '{"name":"package"}'])
      expect(refusal(text)).toMatch(/not a screen/);
    expect(refusal(textOf({ ...lostScreen, title: "x".repeat(100_000) }))).toMatch(/longer than 100,000/);
  });

  it.each([
    ["a name that would change Object", '{"kind":"list","__proto__":{"polluted":1}}'],
    ["a hundred thousand levels", `{"kind":"list","title":${"[".repeat(100_000)}${"]".repeat(100_000)}}`],
    ["markup in a label", textOf({ ...lostScreen, title: "<img src=x onerror=alert(1)>" })],
  ])("brings no harm with %s", (_what, text) => {
    const { imported: found, refusal: why } = readScreenFile(text, context);
    expect(found ?? why).toBeDefined();
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });
});

import { existsSync } from "node:fs";
import { checkScreen } from "@portico/portal-config/check";
import { describe, expect, it } from "vitest";
import { writeDocument } from "../draft/draft.ts";
import { lostScreen } from "../screens.fixtures.ts";
import { type ImportContext, readScreenFile } from "./imported-screen.ts";
import { screenFile } from "./screen-file.ts";

const rights = { roles: ["administrator", "agent"], claims: ["view.Policy"] };
const read = (text: string, context: Partial<ImportContext> = {}) =>
  readScreenFile(text, { takenIds: [], rights, ...context });
const imported = (document: unknown, context?: Partial<ImportContext>) =>
  read(writeDocument(document), context).imported;

describe("an exported screen", () => {
  it("is named after its ID, is valid, and names its requirements and the schema", () => {
    const { fileName, text } = screenFile(lostScreen);
    const document: Record<string, unknown> = JSON.parse(text);
    expect(fileName).toBe("lost-lately.json");
    expect(checkScreen(document, { isCustomScreen: true })).toEqual([]);
    expect(document).toMatchObject({
      requires: { endpoints: expect.arrayContaining([expect.objectContaining({ id: "lostPolicy.list" })]) },
    });
    expect(
      existsSync(new URL(String(document.$schema), new URL("../../../../screens/", import.meta.url))),
    ).toBe(true);
  });

  it("is the same after an import", () => {
    const { imported: found } = read(`\uFEFF${screenFile(lostScreen).text}`);
    expect(found).toMatchObject({ dropped: [], problems: [], id: "lost-lately", title: "Lost Lately" });
    expect(found?.text).toBe(writeDocument(lostScreen));
    expect(found).not.toHaveProperty("idInFile");
  });

  it("can be invalid, and then has no requirements", () => {
    const { fileName, text } = screenFile({ kind: "list", id: "../evil" });
    expect(fileName).toBe("screen.json");
    expect(JSON.parse(text)).not.toHaveProperty("requires");
    expect(screenFile(undefined).fileName).toBe("screen.json");
  });
});

describe("an imported screen", () => {
  it("becomes a custom screen, without the parts that custom screens don't support", () => {
    const custom = { kind: "custom", id: "print", label: "Print", name: "print" };
    const found = imported({ ...lostScreen, path: "policies/lost", actions: [custom] });
    expect(found?.problems).toEqual([]);
    expect(found?.dropped.map(({ path }) => path)).toEqual(["actions[0]"]);
    expect(JSON.parse(found?.text ?? "")).toMatchObject({ path: "screens/lost-lately" });
  });

  it("has the ID of the screen that gets the version, otherwise a free one", () => {
    const version = imported(lostScreen, { targetId: "gone" });
    expect(version).toMatchObject({ id: "gone", idInFile: "lost-lately", problems: [] });
    expect(JSON.parse(version?.text ?? "")).toMatchObject({ id: "gone", path: "screens/gone" });
    const other = imported(lostScreen, { takenIds: ["lost-lately", "lost-lately-2"] });
    expect(other).toMatchObject({ id: "lost-lately-3", idInFile: "lost-lately", problems: [] });
  });

  it("keeps its problems, and lists whether its requirements are met", () => {
    const requires = {
      endpoints: [
        { id: "lostPolicy.list", fields: ["lostDate", "mood"], filters: ["reason"] },
        { id: "policies.list" },
        { id: "__proto__" },
        { id: "policyNonPaid.assign" },
        7,
      ],
      rights: ["agent", 7],
    };
    const found = imported({ ...lostScreen, requires, columns: ["lostDat"] });
    expect(found?.problems).toMatchObject([{ path: "columns[0]", nearest: "lostDate" }]);
    expect(found?.requirements).toMatchObject({
      endpoints: [
        { id: "lostPolicy.list", state: "partly", missingNames: ["mood"] },
        { id: "policies.list", state: "here" },
        { id: "__proto__", state: "missing" },
        { id: "policyNonPaid.assign", state: "forbidden" },
      ],
      rights: ["agent"],
    });
    expect(imported({ ...lostScreen, columns: ["mood"] })?.requirements).toBeUndefined();
  });

  it.each([
    ["", /isn't valid JSON/],
    ['{\n"kind" "list" }', /^The file isn't valid JSON. Line 2: Expected a colon/],
    ["[]", /not a screen/],
    ['{"kind":"chart"}', /not a screen/],
    [`{"kind":"list","title":${"[".repeat(100_000)}${"]".repeat(100_000)}}`, /not a screen/],
    [writeDocument({ ...lostScreen, title: "x".repeat(100_000) }), /longer than 100,000/],
  ])("is rejected with a reason if it is not a screen", (text, reason) => {
    expect(read(text).refusal).toMatch(reason);
  });

  it("cannot change Object", () => {
    expect(read('{"kind":"list","__proto__":{"polluted":1}}').imported).toBeDefined();
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });
});

import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { parseJson, parseScreen, writeDocument } from "../draft/draft.ts";
import { copyDocument, startingDocument } from "./starting-document.ts";

const here = vi.hoisted(() => ({ ids: ["unpaid-policies"] }));
// Test files share modules: these import theirs anew with the mock, and leave none of them to the next file.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock("../import-export/existing-screens.ts", () => ({
  fetchExistingScreens: async () => here.ids.map((screenId) => ({ screenId, title: screenId })),
}));

beforeEach(() => {
  here.ids = ["unpaid-policies"];
});

describe("the document of a new screen", () => {
  it("is almost empty, unless it is a copy", async () => {
    const { text, dropped, takenIds } = await startingDocument({ copy: null, from: null });
    expect(parseJson(text).document).toEqual({ kind: "list" });
    expect(takenIds).toEqual(["unpaid-policies"]);
    expect(dropped).toEqual([]);
  });

  it("is a built-in screen under another name, and can be added as it is", async () => {
    const { text } = await startingDocument({ copy: "unpaid-policies", from: null });
    const { document, problems } = parseScreen(text);
    expect(problems).toEqual([]);
    expect(document).toMatchObject({
      id: "unpaid-policies-copy",
      path: "screens/unpaid-policies-copy",
      title: "Unpaid Policies (copy)",
    });
  });

  it("has an id that no other screen has", async () => {
    here.ids = ["unpaid-policies-copy", "unpaid-policies-copy-2"];
    const { text } = await startingDocument({ copy: "unpaid-policies", from: null });
    expect(parseJson(text).document).toMatchObject({
      id: "unpaid-policies-copy-3",
      path: "screens/unpaid-policies-copy-3",
    });
  });

  it("cannot be made if there is no such built-in screen", async () => {
    await expect(startingDocument({ copy: "toString", from: null })).rejects.toThrow(
      "There is no built-in screen with this name.",
    );
  });

  it("is the text of a custom screen with its own paths; unknown keywords are preserved", () => {
    const before = {
      id: "in-grace",
      path: "screens/in-grace",
      title: "In grace",
      invented: [1],
      detail: { as: "page", path: "screens/in-grace/:id", title: "Policy" },
    };
    expect(parseJson(copyDocument(writeDocument(before), [])).document).toEqual({
      id: "in-grace-copy",
      path: "screens/in-grace-copy",
      title: "In grace (copy)",
      invented: [1],
      detail: { as: "page", path: "screens/in-grace-copy/:id", title: "Policy" },
    });
  });

  it("is an unchanged copy if the original is not valid JSON", () => {
    expect(copyDocument("{ not yet", [])).toBe("{ not yet");
    expect(copyDocument("[1]", [])).toBe("[1]");
  });
});

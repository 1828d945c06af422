import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { parseJson, parseScreen, writeDocument } from "../draft/draft.ts";
import { copyDocument, startingDocument } from "./starting-document.ts";

const existing = vi.hoisted(() => ({ ids: [""] }));
// Test files share modules: these are imported again with the mock, and not left to the next file.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock("../import-export/existing-screens.ts", () => ({
  fetchExistingScreens: async () => existing.ids.map((screenId) => ({ screenId, title: screenId })),
}));

beforeEach(() => {
  existing.ids = ["unpaid-policies"];
});

describe("the document of a new screen", () => {
  it("is almost empty, unless it is a copy", async () => {
    const { text, dropped, takenIds } = await startingDocument({ copy: null, from: null });
    expect({ ...parseJson(text), dropped, takenIds }).toEqual({
      document: { kind: "list" },
      dropped: [],
      takenIds: ["unpaid-policies"],
    });
  });

  it("is a valid copy of a built-in screen with a free ID", async () => {
    existing.ids = ["unpaid-policies-copy", "unpaid-policies-copy-2"];
    const { text } = await startingDocument({ copy: "unpaid-policies", from: null });
    const { document, problems } = parseScreen(text);
    expect(problems).toEqual([]);
    const id = "unpaid-policies-copy-3";
    expect(document).toMatchObject({ id, path: `screens/${id}`, title: "Unpaid Policies (copy)" });
    const missing = startingDocument({ copy: "toString", from: null });
    await expect(missing).rejects.toThrow("There is no built-in screen with this name.");
  });

  it("is the text of a custom screen with its own paths; unknown keywords are preserved", () => {
    const detail = { as: "page", path: "screens/in-grace/:id", title: "Policy" };
    const original = { id: "in-grace", path: "screens/in-grace", title: "In grace", invented: [1], detail };
    expect(parseJson(copyDocument(writeDocument(original), [])).document).toEqual({
      id: "in-grace-copy",
      path: "screens/in-grace-copy",
      title: "In grace (copy)",
      invented: [1],
      detail: { ...detail, path: "screens/in-grace-copy/:id" },
    });
    for (const text of ["{ not yet", "[1]"]) expect(copyDocument(text, [])).toBe(text);
  });
});

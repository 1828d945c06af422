import { expect, it } from "vitest";
import { withSearchWords } from "./search-words.ts";

const entry = { title: "Components/Dialog", importPath: "./dialog.stories.tsx", tags: [] };
const index = {
  v: 5,
  entries: {
    "components-dialog--docs": {
      ...entry,
      type: "docs" as const,
      id: "components-dialog--docs",
      name: "Docs",
      storiesImports: [],
    },
    "components-dialog--default": {
      ...entry,
      type: "story" as const,
      subtype: "story" as const,
      id: "components-dialog--default",
      name: "Default",
    },
  },
};
const words = { "components-dialog--docs": ["modal", "popup"], "components-nothing--docs": ["none"] };

it("adds the words to docs pages, where the sidebar searches", () => {
  const { entries } = withSearchWords(index, words);
  expect(entries["components-dialog--docs"]).toMatchObject({
    anchors: [{ title: "modal" }, { title: "popup" }],
  });
  expect(entries["components-dialog--default"]).toBe(index.entries["components-dialog--default"]);
});

it("leaves an index that has the words as it is", () => {
  const added = withSearchWords(index, words);
  expect(withSearchWords(added, words)).toBe(added);
});

import { expect, it } from "vitest";

const stories: Record<string, string> = import.meta.glob("../**/*.stories.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Families whose stories are of foundations, and tests of behavior that right-to-left text doesn't change. */
const withoutLayout = ["foundations", "keyboard", "messages"];

it("show every family of components in Arabic", () => {
  const shown = Map.groupBy(Object.entries(stories), ([path]) => path.split("/")[1] ?? "");
  const missing = [...shown]
    .filter(([folder]) => !withoutLayout.includes(folder))
    .filter(([, files]) => !files.some(([, text]) => /export const Arabic\b/.test(text)))
    .map(([folder]) => folder);
  expect(shown.size).toBeGreaterThan(70);
  expect(missing).toEqual([]);
});

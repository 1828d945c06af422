import { expect, it } from "vitest";
import { portalScreens } from "./portal-screens.ts";
import { sampleScreens } from "./screen-sample.ts";
import { storyFile } from "./screen-stories.ts";

it("gives each sampled screen a story of each kind, and the same file for the same screens", async () => {
  const screens = await portalScreens();
  const file = storyFile(screens);
  expect(storyFile(screens.toReversed())).toBe(file);
  for (const { id } of sampleScreens(screens)) {
    for (const kind of ["rows", "loading", "empty", "failed"])
      expect(file).toContain(`: Story = screenStories("${id}").${kind};`);
  }
});

it("opens a detail where a row does, and shows its page where it has one", async () => {
  const screen = (await portalScreens()).find(({ detail }) => detail !== undefined);
  if (!screen?.detail) throw new Error("No screen has a detail.");
  const { detail } = screen;
  const kinds = (as: "dialog" | "page", path: string | undefined) => {
    const { path: _, ...rest } = detail;
    const declared = { ...screen, detail: { ...rest, as, ...(path && { path }) } };
    return [...storyFile([declared]).matchAll(/\)\.(detail|page);/g)].map(([, kind]) => kind);
  };
  expect(kinds("dialog", undefined)).toEqual(["detail"]);
  expect(kinds("dialog", "policies/:id")).toEqual(["detail", "page"]);
  expect(kinds("page", "policies/:id")).toEqual(["page"]);
});

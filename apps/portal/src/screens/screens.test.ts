import { readFile } from "node:fs/promises";
import { checkScreen, fitWarnings, readScreen, requirementsOf } from "@portico/portal-config/check";
import { toCustomScreen } from "@portico/portal-config/starting";
import { describe, expect, it } from "vitest";
import { screens } from "./index.ts";

const readText = (path: string) => readFile(new URL(path, import.meta.url), "utf8");

describe("the built-in screens", () => {
  it("include the one that the README shows, as it is", async () => {
    const file = await readText("policies-in-force.ts");
    const declaration = file.slice(file.indexOf("export const"));
    expect(await readText("../../../../README.md")).toContain(`\`\`\`ts\n${declaration}\`\`\``);
  });

  it.each(screens.map((screen) => [screen.id, screen] as const))("%s can be shown", (_id, screen) => {
    expect(checkScreen(screen)).toEqual([]);
  });

  it.each(screens.map((screen) => [screen.id, screen] as const))("%s fits a laptop", (_id, screen) => {
    expect(fitWarnings(screen)).toEqual([]);
  });

  it("are plain data: they survive JSON serialization", () => {
    expect(JSON.parse(JSON.stringify(screens))).toEqual(screens);
  });

  it("have unique ids and paths", () => {
    expect(new Set(screens.map(({ id }) => id)).size).toBe(screens.length);
    expect(new Set(screens.map(({ path }) => path)).size).toBe(screens.length);
  });
});

describe("a built-in screen copied as a custom screen", () => {
  it.each(screens.map((screen) => [screen.id, screen] as const))("%s can be added", (_id, screen) => {
    const { screen: added } = toCustomScreen(screen, "copied");
    expect(checkScreen(added, { isCustomScreen: true })).toEqual([]);
  });

  it.each(screens.map((screen) => [screen.id, screen] as const))(
    "%s goes into a file with what it depends on, and comes back the same",
    (_id, screen) => {
      const file = JSON.stringify({ ...screen, requires: requirementsOf(screen) });
      expect(readScreen(JSON.parse(file)).screen).toEqual(screen);
    },
  );
});

import { build } from "vite";
import { describe, expect, it } from "vitest";
import { checkedScreens, portalProblems, portalScreens } from "./portal-screens.ts";
import { screens } from "./src/screens/index.ts";

describe("the portal's screens, read without the portal", () => {
  it("are those that the portal shows", async () => {
    const byId = (all: readonly { id: string }[]) => all.toSorted((a, b) => a.id.localeCompare(b.id));
    expect(byId(await portalScreens())).toEqual(byId(screens));
  });

  it("stop the build where one cannot be shown", async () => {
    const building = build({
      configFile: false,
      logLevel: "silent",
      plugins: [checkedScreens(async () => screens.map((screen) => ({ ...screen, columns: ["nope"] })))],
      build: { write: false, lib: { entry: "src/shell/build.ts", formats: ["es"] } },
      root: import.meta.dirname,
    });
    await expect(building).rejects.toThrow(/columns\[0\]: `nope` is not a field of/);
  });

  it("cannot be shown where two share an id or a path", async () => {
    const [first] = screens;
    if (!first) throw new Error("The portal has no screen.");
    expect(await portalProblems([first])).toEqual([]);
    expect(await portalProblems([first, { ...first, columns: ["nope"] }])).toEqual([
      expect.stringContaining(`${first.id}: columns[0]: \`nope\` is not a field`),
      `${first.id}: id: \`${first.id}\` is another screen's too.`,
      `${first.id}: path: \`${first.path}\` is another screen's too.`,
    ]);
  });
});

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkedScreens, findScreenProblems, portalScreens } from "./portal-screens.ts";
import { screens } from "./src/screens/index.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "screens-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** A folder of screens with one file of JSON. */
async function folderWith(content: string): Promise<URL> {
  await writeFile(join(folder, "one.json"), content);
  return pathToFileURL(`${folder}/`);
}

describe("the portal's screens as data", () => {
  it("are the same as in the portal", async () => {
    const byId = (all: readonly { id: string }[]) => all.toSorted((a, b) => a.id.localeCompare(b.id));
    expect(byId(await portalScreens())).toEqual(byId(screens));
  });

  it("can be JSON files, whose file keywords are removed", async () => {
    const [first] = screens;
    const file = {
      $schema: "../list-screen.schema.json",
      ...first,
      requires: { endpoints: [], rights: ["agent"] },
    };
    expect(await portalScreens(await folderWith(JSON.stringify(file)))).toEqual([first]);
  });

  it.each([
    ["isn't JSON", "{ nope", /^one\.json: is not JSON: /],
    ["isn't a screen", "[]", /^one\.json: screen: /],
    [
      "requires an unknown endpoint",
      JSON.stringify({ ...screens[0], requires: { endpoints: [{ id: "policies.lst" }], rights: [] } }),
      /^one\.json: requires\.endpoints\[0\]\.id: `policies\.lst` is not an endpoint here.*did you mean `policies\.list`/,
    ],
  ])("throw an error if a JSON file %s", async (_what, content, message) => {
    await expect(portalScreens(await folderWith(content))).rejects.toThrow(message);
  });

  it("throw an error with the file and the cause if an import can't be resolved", async () => {
    const broken = await mkdtemp(join(tmpdir(), "screens-"));
    await writeFile(join(broken, "two.ts"), 'import "./missing.ts";');
    await expect(portalScreens(pathToFileURL(`${broken}/`))).rejects.toThrow(
      /^two\.ts: can't be loaded: .*missing\.ts/s,
    );
    await rm(broken, { recursive: true });
  });

  it("stop the build if one is invalid", async () => {
    const building = build({
      configFile: false,
      logLevel: "silent",
      plugins: [checkedScreens(async () => screens.map((screen) => ({ ...screen, columns: ["nope"] })))],
      build: { write: false, lib: { entry: "src/shell/build.ts", formats: ["es"] } },
      root: import.meta.dirname,
    });
    await expect(building).rejects.toThrow(/columns\[0\]: `nope` is not a field of/);
  });

  it("are invalid if two share an ID or a path", async () => {
    const [first] = screens;
    if (!first) throw new Error("The portal has no screen.");
    expect(await findScreenProblems([first])).toEqual([]);
    expect(await findScreenProblems([first, { ...first, columns: ["nope"] }])).toEqual([
      expect.stringContaining(`${first.id}: columns[0]: \`nope\` is not a field`),
      `${first.id}: id: \`${first.id}\` is already used by another screen.`,
      `${first.id}: path: \`${first.path}\` is already used by another screen.`,
    ]);
  });
});

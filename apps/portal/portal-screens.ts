import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { isListScreen, type ListScreen } from "@portico/portal-config";
import type { Plugin } from "vite";

const folder = new URL("src/screens/", import.meta.url);
/** Files in the folder without screens, which `src/screens/index.ts` also leaves out. */
const filesWithoutScreens = /^(index|navigation|screen-outline)\.ts$|\.test\.ts$/;

/** A screen and its file. */
export interface ScreenSource {
  /** The name of its file. */
  readonly file: string;
  readonly screen: ListScreen;
}

/**
 * Reads all list screens of the portal as data, without running the portal.
 * @throws Error with one problem per line if a file can't be loaded, or a JSON file has no valid screen
 */
export async function portalScreens(from: URL = folder): Promise<ListScreen[]> {
  return (await screenSources(from)).map(({ screen }) => screen);
}

/**
 * Reads all list screens of the portal with their files.
 * @throws Error like `portalScreens`
 */
export async function screenSources(from: URL = folder): Promise<ScreenSource[]> {
  const files = (await readdir(from))
    .filter((name) => /\.(ts|json)$/.test(name) && !filesWithoutScreens.test(name))
    .sort();
  const found = await Promise.all(
    files.map(async (name) =>
      name.endsWith(".json")
        ? [{ file: name, screen: await screenInJson(name, from) }]
        : await screensInModule(name, from),
    ),
  );
  return found.flat();
}

async function screensInModule(name: string, from: URL): Promise<ScreenSource[]> {
  const module = await importScreens(name, from);
  return Object.values(module).flatMap((screen) => (isListScreen(screen) ? [{ file: name, screen }] : []));
}

/** @throws Error with the file's name if it can't be imported, for example because of a misspelled import */
async function importScreens(name: string, from: URL): Promise<Record<string, unknown>> {
  const { href } = new URL(name, from);
  return import(/* @vite-ignore */ href).catch((error: unknown) => {
    throw new Error(`${name}: can't be loaded: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  });
}

async function screenInJson(name: string, from: URL): Promise<ListScreen> {
  const { readDocument } = await import("@portico/screens/read-document");
  const { readScreen } = await import("@portico/portal-config/check");
  const read = await readDocument(fileURLToPath(new URL(name, from)));
  if ("problem" in read) throw new Error(`${name}: ${read.problem}`);
  const { screen, problems } = readScreen(read.document);
  if (!screen) throw new Error(problems.map(({ message }) => `${name}: ${message}`).join("\n"));
  return screen;
}

/** The problems with the portal's screens. Each message starts with the screen's ID. */
export async function findScreenProblems(screens: readonly ListScreen[]): Promise<string[]> {
  const { checkScreen } = await import("@portico/portal-config/check");
  const own = screens.flatMap((screen) =>
    checkScreen(screen).map(({ message }) => `${screen.id}: ${message}`),
  );
  return [...own, ...duplicates(screens, "id"), ...duplicates(screens, "path"), ...hiddenDetails(screens)];
}

/** Warnings about the portal's screens, which are valid. Each starts with the screen's ID. */
export async function findScreenWarnings(screens: readonly ListScreen[]): Promise<string[]> {
  const { fitWarnings } = await import("@portico/portal-config/check");
  return screens.flatMap((screen) => fitWarnings(screen).map((text) => `${screen.id}: warning: ${text}`));
}

/** Stops the build if a screen is invalid. `read` returns the screens. */
export function checkedScreens(read = portalScreens): Plugin {
  return {
    name: "portico-checked-screens",
    apply: "build",
    async buildStart() {
      const problems = await findScreenProblems(await read());
      if (problems.length > 0) this.error(`These screens are invalid:\n${problems.join("\n")}`);
    },
  };
}

function duplicates(screens: readonly ListScreen[], keyword: "id" | "path"): string[] {
  return screens.flatMap((screen, index) => {
    const first = screens.findIndex((other) => other[keyword] === screen[keyword]);
    return first < index
      ? [`${screen.id}: ${keyword}: \`${screen[keyword]}\` is already used by another screen.`]
      : [];
  });
}

/** Finds detail pages with the path of a list, which would hide them. */
function hiddenDetails(screens: readonly ListScreen[]): string[] {
  const lists = new Set(screens.map(({ path }) => path));
  return screens.flatMap(({ id, detail }) =>
    detail?.path !== undefined && lists.has(detail.path)
      ? [`${id}: detail.path: \`${detail.path}\` is the path of a list.`]
      : [],
  );
}

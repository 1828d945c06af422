import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { isListScreen, type ListScreen } from "@portico/portal-config";
import type { Plugin } from "vite";

const folder = new URL("src/screens/", import.meta.url);
/** Those that hold no screen, as `src/screens/index.ts` leaves them out. */
const others = /^(index|navigation|screen-outline)\.ts$|\.test\.ts$/;

/** A screen with where it is declared. */
export interface ScreenSource {
  /** The name of its file. */
  readonly file: string;
  readonly screen: ListScreen;
}

/**
 * Every list screen of the portal, read as the data it is, without the portal.
 * @throws Error where a file of JSON holds no screen that can be shown; it says why, a problem a line
 */
export async function portalScreens(from: URL = folder): Promise<ListScreen[]> {
  return (await screenSources(from)).map(({ screen }) => screen);
}

/** Every list screen of the portal, with its file; it throws as `portalScreens` does. */
export async function screenSources(from: URL = folder): Promise<ScreenSource[]> {
  const files = (await readdir(from))
    .filter((name) => /\.(ts|json)$/.test(name) && !others.test(name))
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
  const module: Record<string, unknown> = await import(/* @vite-ignore */ new URL(name, from).href);
  return Object.values(module).flatMap((screen) => (isListScreen(screen) ? [{ file: name, screen }] : []));
}

async function screenInJson(name: string, from: URL): Promise<ListScreen> {
  const { readDocument } = await import("@portico/portal-config/read-document");
  const { readScreen } = await import("@portico/portal-config/check");
  const read = await readDocument(fileURLToPath(new URL(name, from)));
  if ("problem" in read) throw new Error(`${name}: ${read.problem}`);
  const { screen, problems } = readScreen(read.document);
  if (!screen) throw new Error(problems.map(({ message }) => `${name}: ${message}`).join("\n"));
  return screen;
}

/** What is wrong with the portal's screens, each sentence with the id of its screen. */
export async function portalProblems(screens: readonly ListScreen[]): Promise<string[]> {
  const { checkScreen } = await import("@portico/portal-config/check");
  const own = screens.flatMap((screen) =>
    checkScreen(screen).map(({ message }) => `${screen.id}: ${message}`),
  );
  return [...own, ...repeated(screens, "id"), ...repeated(screens, "path"), ...hidden(screens)];
}

/** Stops the build where a screen cannot be shown; `read` gives the screens. */
export function checkedScreens(read = portalScreens): Plugin {
  return {
    name: "portico-checked-screens",
    apply: "build",
    async buildStart() {
      const problems = await portalProblems(await read());
      if (problems.length > 0) this.error(`Screens that cannot be shown:\n${problems.join("\n")}`);
    },
  };
}

function repeated(screens: readonly ListScreen[], word: "id" | "path"): string[] {
  return screens.flatMap((screen, index) => {
    const first = screens.findIndex((other) => other[word] === screen[word]);
    return first < index ? [`${screen.id}: ${word}: \`${screen[word]}\` is another screen's too.`] : [];
  });
}

/** A page of a row would never be seen where a list has its address. */
function hidden(screens: readonly ListScreen[]): string[] {
  const lists = new Set(screens.map(({ path }) => path));
  return screens.flatMap(({ id, detail }) =>
    detail?.path !== undefined && lists.has(detail.path)
      ? [`${id}: detail.path: \`${detail.path}\` is the path of a list.`]
      : [],
  );
}

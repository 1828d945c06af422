import { readFile, writeFile } from "node:fs/promises";
import type { ListScreen } from "@portico/portal-config";
import { portalScreens } from "./portal-screens.ts";
import { sampleScreens } from "./screen-sample.ts";

const file = new URL("src/screen-stories/every-screen.stories.tsx", import.meta.url);

/**
 * Writes stories of a sample of the declared screens to where Storybook finds them. An unchanged file is not written, so
 * that nothing reloads.
 */
export async function writeScreenStories(): Promise<void> {
  const text = storyFile(await portalScreens());
  const before = await readFile(file, "utf8").catch(() => "");
  if (before !== text) await writeFile(file, text);
}

/** Returns the file of stories for a sample of these screens. */
export function storyFile(screens: readonly ListScreen[]): string {
  const stories = sampleScreens(screens)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap(linesOf);
  return `${head}\n${stories.join("\n")}\n`;
}

const head = `// Written whenever Storybook starts, from src/screens; not committed.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ScreenStory } from "./screen-story.fixtures.tsx";
import { screenStories } from "./screen-stories.fixtures.ts";

const meta = {
  title: "Screens/Declared",
  component: ScreenStory,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ScreenStory>;
export default meta;

type Story = StoryObj<typeof ScreenStory>;
`;

function linesOf(screen: ListScreen): string[] {
  const { rowActions, detail } = screen;
  const isOpened = rowActions?.some(({ kind }) => kind === "detail") && detail?.as !== "page";
  const kinds = [
    ...["rows", "loading", "empty", "failed"],
    ...(isOpened ? ["detail"] : []),
    ...(detail?.path === undefined ? [] : ["page"]),
  ];
  return kinds.map((kind) => {
    return `export const ${pascal(`${screen.id}-${kind}`)}: Story = screenStories(${JSON.stringify(screen.id)}).${kind};`;
  });
}

function pascal(name: string): string {
  return name
    .split("-")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join("");
}

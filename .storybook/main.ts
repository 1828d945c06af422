import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { StorybookConfig } from "@storybook/react-vite";
import tailwindcss from "@tailwindcss/vite";
import remarkGfm from "remark-gfm";
import { mergeConfig } from "vite";
import "../scripts/generate-first.mjs";
import { writeScreenStories } from "../apps/portal/screen-stories.ts";
import { idOf, readComponentPages, readPages } from "../packages/ui/docs/read-pages.ts";
import { uiSources } from "../packages/ui/scripts/ui-sources.ts";
import { themeCss } from "../packages/ui/src/tokens/theme-css.ts";
import { type SearchWords, searchWordsId } from "./search-words.ts";

await writeScreenStories();

/** The stylesheet that the quote tool imports, so that its stories need no build. */
const theme = fileURLToPath(new URL("../.cache/theme.css", import.meta.url));
await mkdir(fileURLToPath(new URL("../.cache", import.meta.url)), { recursive: true });
await writeFile(theme, themeCss());

/** The stories and pages of each Storybook. */
const parts = {
  /** The design system, for its users. */
  ui: ["../packages/ui/docs/**/*.@(mdx|stories.tsx)", "../packages/ui/src/**/*.stories.tsx"],
  /** Portico's own screens. */
  portal: ["../packages/renderer/src/**/*.stories.tsx", "../apps/{portal,public}/src/**/*.stories.tsx"],
};
const part = process.env.STORYBOOK_PART;

/** So that the search of the sidebar finds a dialog as a modal. */
const searchWords: SearchWords = Object.fromEntries(
  [...readComponentPages(), ...readPages()].map(({ title, words }) => [`${idOf(title)}--docs`, words]),
);

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  // Tests and pictures are of all.
  stories: part === "ui" || part === "portal" ? parts[part] : [...parts.ui, ...parts.portal],
  addons: [
    // Pages have tables.
    {
      name: "@storybook/addon-docs",
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  managerHead: (head) =>
    `${head}<script type="application/json" id="${searchWordsId}">${JSON.stringify(searchWords)}</script>`,
  features: { sidebarOnboardingChecklist: false },
  typescript: {
    reactDocgen: "react-docgen-typescript",
    reactDocgenTypescriptOptions: {
      tsconfigPath: "packages/ui/tsconfig.json",
      include: ["packages/ui/src/**/*.tsx"],
      shouldExtractLiteralValuesFromEnum: true,
      // Otherwise an optional boolean is one of three values instead of a switch.
      shouldRemoveUndefinedFromOptional: true,
      propFilter: (prop) => !prop.parent?.fileName.includes("node_modules"),
    },
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [tailwindcss()],
      resolve: { alias: [...uiSources, { find: "@portico/ui/theme.css", replacement: theme }] },
      build: { chunkSizeWarningLimit: 4000 },
    }),
};

export default config;

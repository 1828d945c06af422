import "@fontsource-variable/inter/wght.css";
import "@fontsource/noto-sans-arabic/arabic-400.css";
import "@fontsource/noto-sans-arabic/arabic-600.css";
import "./preview.css";
import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { client } from "../apps/portal/src/api/client.ts";
import { endpoints } from "../packages/contract/src/index.ts";
import { themeCss } from "../packages/ui/src/tokens/theme-css.ts";
import { chromaticModes } from "../scripts/visual/modes.ts";
import { docs } from "./docs.tsx";
import { expectMirrored } from "./expect-mirrored.ts";
import { preventDocsScroll } from "./prevent-docs-scroll.ts";
import { Surroundings } from "./surroundings.tsx";
import { globalTypes, initialGlobals } from "./toolbar.ts";

preventDocsScroll();

// A story renders a screen without the router, which would otherwise register its endpoints.
client.add(endpoints);

// Lazy-loaded code can take longer than a second when many stories run at once.
configure({ asyncUtilTimeout: 5000 });

const style = document.createElement("style");
style.textContent = themeCss();
document.head.prepend(style);

/** A story file shares the browser's storage with the next one, so the session of its last story is removed. */
function forgetOtherStories() {
  const ours = Object.keys(localStorage).filter((key) => key.startsWith("portico."));
  for (const key of ours) localStorage.removeItem(key);
}

const preview: Preview = {
  tags: ["autodocs"],
  beforeEach: forgetOtherStories,
  afterEach: async ({ globals }) => {
    if (globals.direction === "rtl") await expectMirrored();
  },
  globalTypes,
  initialGlobals,
  decorators: [
    (Story, { globals }) => (
      <Surroundings globals={globals}>
        <Story />
      </Surroundings>
    ),
  ],
  parameters: {
    layout: "padded",
    backgrounds: { disable: true },
    controls: { expanded: true, sort: "requiredFirst" },
    docs,
    options: {
      storySort: {
        order: [
          "Introduction",
          "Choose",
          "Patterns",
          ["List page", "Record page", "Form page", "Bulk work", "Destructive actions", "Long work"],
          "Foundations",
          "Components",
          "Guides",
          "Screens",
        ],
      },
    },
    a11y: {
      test: "error",
      options: {
        runOnly: {
          type: "tag",
          values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
        },
      },
      config: {
        // A story is part of a page, without the page's landmarks and headings.
        rules: [
          { id: "region", enabled: false },
          { id: "page-has-heading-one", enabled: false },
          { id: "heading-order", enabled: false },
        ],
      },
    },
    chromatic: { modes: chromaticModes },
  },
};

export default preview;

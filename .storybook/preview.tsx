import "@fontsource-variable/inter/wght.css";
import "@fontsource/noto-sans-arabic/arabic-400.css";
import "@fontsource/noto-sans-arabic/arabic-600.css";
import "./preview.css";
import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { client } from "../apps/portal/src/api/client.ts";
import { endpoints } from "../packages/contract/src/index.ts";
import { FormatProvider, type FormatSettings } from "../packages/ui/src/format-provider/index.ts";
import { MessagesProvider, type MessagesProviderProps } from "../packages/ui/src/messages/index.ts";
import { brands } from "../packages/ui/src/tokens/brands.ts";
import { themeCss } from "../packages/ui/src/tokens/theme-css.ts";
import { chromaticModes } from "../scripts/visual/modes.ts";
import { arabicMessages } from "./arabic-messages.ts";
import { expectMirrored } from "./expect-mirrored.ts";
import { preventDocsScroll } from "./prevent-docs-scroll.ts";
import { ThemedPage } from "./themed-page.tsx";

preventDocsScroll();

// A story renders a screen without the router, which would otherwise register its endpoints.
client.add(endpoints);

// Lazy-loaded code can take longer than a second when many stories run at once.
configure({ asyncUtilTimeout: 5000 });

/** How values are written, by the name in the toolbar. */
const formats: Readonly<Record<string, FormatSettings>> = {
  portal: { datePattern: "YYYY/MM/DD", hourCycle: 24 },
  locale: {},
};

/** The texts of the components, by the name in the toolbar. */
const languages: Readonly<Record<string, Pick<MessagesProviderProps, "language" | "messages">>> = {
  english: { language: "en" },
  spanish: { language: "es" },
  arabic: { language: "en", messages: arabicMessages },
};

const style = document.createElement("style");
style.textContent = themeCss();
document.head.prepend(style);

const toolbar = <Icon extends string>(title: string, icon: Icon, items: readonly string[]) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

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
  globalTypes: {
    theme: toolbar("Theme", "contrast", ["light", "dark"]),
    brand: toolbar("Brand", "paintbrush", Object.keys(brands)),
    density: toolbar("Density", "expand", ["comfortable", "compact"]),
    language: toolbar("Language", "globe", Object.keys(languages)),
    formats: toolbar("Formats", "calendar", Object.keys(formats)),
    direction: toolbar("Direction", "paragraph", ["ltr", "rtl"]),
  },
  initialGlobals: {
    theme: "light",
    brand: "portico",
    density: "comfortable",
    language: "english",
    formats: "portal",
    direction: "ltr",
  },
  decorators: [
    (Story, { globals: { theme, brand, density, direction, ...globals } }) => (
      <ThemedPage {...{ theme, brand, density, direction }}>
        <MessagesProvider {...languages[globals.language]}>
          <FormatProvider {...formats[globals.formats]}>
            <Story />
          </FormatProvider>
        </MessagesProvider>
      </ThemedPage>
    ),
  ],
  parameters: {
    layout: "padded",
    backgrounds: { disable: true },
    controls: { expanded: true, sort: "requiredFirst" },
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

import type { FormatSettings } from "../packages/ui/src/format-provider/index.ts";
import type { MessagesProviderProps } from "../packages/ui/src/messages/index.ts";
import { brands } from "../packages/ui/src/tokens/brands.ts";
import { arabicMessages } from "./arabic-messages.ts";

/** How values are written, by the name in the toolbar. */
export const formats: Readonly<Record<string, FormatSettings>> = {
  portal: { datePattern: "YYYY/MM/DD", hourCycle: 24 },
  locale: {},
};

/** The texts of the components, by the name in the toolbar. */
export const languages: Readonly<Record<string, Pick<MessagesProviderProps, "language" | "messages">>> = {
  english: { language: "en" },
  spanish: { language: "es" },
  arabic: { language: "en", messages: arabicMessages },
};

const timeZones = ["browser", "America/New_York", "America/Los_Angeles", "UTC"];

const toolbar = <Icon extends string>(title: string, icon: Icon, items: readonly string[]) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

/** What the toolbar switches. */
export const globalTypes = {
  theme: toolbar("Theme", "contrast", ["light", "dark"]),
  brand: toolbar("Brand", "paintbrush", Object.keys(brands)),
  density: toolbar("Density", "expand", ["comfortable", "compact"]),
  language: toolbar("Language", "globe", Object.keys(languages)),
  formats: toolbar("Formats", "calendar", Object.keys(formats)),
  timeZone: toolbar("Time zone", "time", timeZones),
  direction: toolbar("Direction", "paragraph", ["ltr", "rtl"]),
};

/** What the toolbar shows at first. */
export const initialGlobals: Readonly<Record<keyof typeof globalTypes, string>> = {
  theme: "light",
  brand: "portico",
  density: "comfortable",
  language: "english",
  formats: "portal",
  timeZone: "browser",
  direction: "ltr",
};

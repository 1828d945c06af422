import type { BrandStep, PaletteName, palette } from "./primitives.ts";

type PaletteReference = {
  [Name in PaletteName]: `${Name}.${keyof (typeof palette)[Name] & number}`;
}[PaletteName];

/** A step of a palette, or of the current brand. */
export type ColorReference = PaletteReference | `brand.${BrandStep}`;

interface SemanticColor {
  light: ColorReference;
  dark: ColorReference;
  /** What it is used for. */
  use: string;
}

/** The second tier: colors by use. Names become `--portico-color-<name>`. */
export const semanticColors = {
  surface: { light: "grey.0", dark: "grey.900", use: "Page content and tables" },
  "surface-sunken": { light: "grey.50", dark: "grey.950", use: "Behind the content: canvas, sidebar" },
  "surface-raised": { light: "grey.0", dark: "grey.850", use: "What floats: dialogs, menus, notifications" },
  "surface-control": { light: "grey.0", dark: "grey.875", use: "Inside fields and secondary buttons" },
  "surface-header": { light: "grey.25", dark: "grey.875", use: "Table headers" },
  "surface-hover": { light: "grey.50", dark: "grey.850", use: "A row or a ghost button under the pointer" },
  "surface-pressed": { light: "grey.100", dark: "grey.825", use: "A ghost button held down" },
  "surface-disabled": { light: "grey.50", dark: "grey.850", use: "Inside a field that cannot be changed" },
  "surface-selected": { light: "brand.50", dark: "brand.900", use: "A selected row" },
  "surface-selected-hover": {
    light: "brand.100",
    dark: "brand.850",
    use: "A selected row under the pointer",
  },
  "surface-inverse": { light: "grey.900", dark: "grey.100", use: "Tooltips" },
  skeleton: { light: "grey.100", dark: "grey.825", use: "Bars that stand for what is loading" },

  fg: { light: "grey.900", dark: "grey.100", use: "Text" },
  "fg-muted": { light: "grey.600", dark: "grey.400", use: "Labels, hints, placeholders, table headers" },
  "fg-disabled": { light: "grey.500", dark: "grey.500", use: "Text of what cannot be used" },
  "fg-link": { light: "brand.700", dark: "brand.300", use: "Links" },
  "fg-inverse": { light: "grey.0", dark: "grey.900", use: "Text of tooltips" },
  "fg-on-primary": { light: "grey.0", dark: "brand.950", use: "Text on the primary color" },
  "fg-on-danger": { light: "grey.0", dark: "red.950", use: "Text on the danger color" },

  border: { light: "grey.200", dark: "grey.825", use: "Hairlines between things" },
  "border-strong": {
    light: "grey.300",
    dark: "grey.800",
    use: "Hairlines around secondary buttons and held columns",
  },
  "border-control": { light: "grey.500", dark: "grey.500", use: "Outlines of fields and checkboxes" },
  focus: { light: "brand.600", dark: "brand.400", use: "The ring around what has the focus" },

  primary: { light: "brand.600", dark: "brand.400", use: "The main action, checked boxes, progress" },
  "primary-hover": { light: "brand.700", dark: "brand.300", use: "The main action under the pointer" },
  "primary-pressed": { light: "brand.800", dark: "brand.200", use: "The main action held down" },
  danger: { light: "red.600", dark: "red.400", use: "Actions that destroy" },
  "danger-hover": { light: "red.700", dark: "red.300", use: "Such an action under the pointer" },

  "neutral-surface": { light: "grey.100", dark: "grey.825", use: "Neutral status" },
  "neutral-fg": { light: "grey.700", dark: "grey.300", use: "Neutral status, text" },
  "neutral-border": { light: "grey.200", dark: "grey.800", use: "Neutral status, outline" },
  "neutral-solid": { light: "grey.500", dark: "grey.400", use: "Neutral status, dot and icon" },
  "info-surface": { light: "blue.50", dark: "blue.900", use: "Information" },
  "info-fg": { light: "blue.700", dark: "blue.300", use: "Information, text" },
  "info-border": { light: "blue.200", dark: "blue.800", use: "Information, outline" },
  "info-solid": { light: "blue.600", dark: "blue.400", use: "Information, dot and icon" },
  "success-surface": { light: "green.50", dark: "green.900", use: "Success" },
  "success-fg": { light: "green.700", dark: "green.300", use: "Success, text" },
  "success-border": { light: "green.200", dark: "green.800", use: "Success, outline" },
  "success-solid": { light: "green.600", dark: "green.400", use: "Success, dot and icon" },
  "warning-surface": { light: "amber.50", dark: "amber.900", use: "Warning" },
  "warning-fg": { light: "amber.700", dark: "amber.300", use: "Warning, text" },
  "warning-border": { light: "amber.200", dark: "amber.800", use: "Warning, outline" },
  "warning-solid": { light: "amber.600", dark: "amber.400", use: "Warning, dot and icon" },
  "danger-surface": { light: "red.50", dark: "red.900", use: "Danger and errors" },
  "danger-fg": { light: "red.700", dark: "red.300", use: "Danger and errors, text" },
  "danger-border": { light: "red.200", dark: "red.800", use: "Danger and errors, outline" },
  "danger-solid": { light: "red.600", dark: "red.400", use: "Danger and errors, dot and icon" },

  "chart-1": { light: "cyan.600", dark: "cyan.400", use: "First series of a chart" },
  "chart-2": { light: "violet.700", dark: "violet.400", use: "Second series" },
  "chart-3": { light: "orange.500", dark: "orange.300", use: "Third series" },
  "chart-4": { light: "sky.500", dark: "sky.300", use: "Fourth series" },
  "chart-5": { light: "pink.800", dark: "pink.500", use: "Fifth series" },
  "chart-other": { light: "grey.450", dark: "grey.425", use: "What a chart groups or compares with" },
} as const satisfies Record<string, SemanticColor>;

export type ColorName = keyof typeof semanticColors;
export type ThemeName = "light" | "dark";

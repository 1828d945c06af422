/** Sizes, type, elevation and motion. Names become `--portico-<group>-<name>`. */
export const scale = {
  /** Font stacks. */
  font: {
    sans: '"Inter Variable", Inter, ui-sans-serif, system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
    mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
  },
  /** Distances in px: multiples of 4. */
  space: { 1: 4, 2: 8, 3: 12, 4: 16, 5: 20, 6: 24, 8: 32 },
  /** Corner radii in px. */
  radius: { sm: 4, md: 6, lg: 8, xl: 12 },
  /** Heights in px. `data-density="compact"` replaces `row`. */
  size: { row: 36, "row-compact": 28, control: 36, "control-sm": 28 },
  /** Durations in ms; zero with reduced motion. */
  motion: { fast: 120, medium: 180 },
} as const;

/** Type styles: size and line height in px, and weight. Utilities are `text-<name>`. */
export const typeStyles = {
  caption: { size: 12, line: 16, weight: 500 },
  table: { size: 13, line: 20, weight: 400 },
  form: { size: 14, line: 20, weight: 400 },
  section: { size: 16, line: 24, weight: 600 },
  title: { size: 20, line: 28, weight: 600 },
} as const;

/** Shadows of floating elements, for the light and dark theme. */
export const shadows = {
  control: { light: "0 1px 2px rgb(14 19 22 / 0.06)", dark: "0 1px 2px rgb(0 0 0 / 0.3)" },
  float: {
    light: "0 1px 2px rgb(14 19 22 / 0.06), 0 8px 24px -4px rgb(14 19 22 / 0.16)",
    dark: "0 0 0 1px rgb(255 255 255 / 0.07), 0 12px 32px -4px rgb(0 0 0 / 0.6)",
  },
} as const;

/** The overlay behind a dialog. */
export const scrim = { light: "rgb(14 19 22 / 0.42)", dark: "rgb(0 0 0 / 0.48)" } as const;

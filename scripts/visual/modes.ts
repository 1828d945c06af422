/** How a story is shown in one of its pictures. */
export interface Mode {
  /** Part of the file name of its pictures: `dark-390`. */
  readonly name: string;
  readonly theme: "light" | "dark";
  /** Width of the window in CSS pixels. */
  readonly width: number;
  readonly direction: "ltr" | "rtl";
  readonly forcedColors: "active" | "none";
}

const plain = { direction: "ltr", forcedColors: "none" } as const;
const phone = 390;
const desktop = 1440;

/** Height of the window in CSS pixels. A longer page is captured as a whole. */
export const windowHeight = 900;

/** Every story of the visual set has a picture in each of these modes, here and in Chromatic. */
export const modes: readonly Mode[] = [
  { name: `light-${desktop}`, theme: "light", width: desktop, ...plain },
  { name: `light-${phone}`, theme: "light", width: phone, ...plain },
  { name: `dark-${desktop}`, theme: "dark", width: desktop, ...plain },
  { name: `dark-${phone}`, theme: "dark", width: phone, ...plain },
  { name: "forced-colors", theme: "light", width: desktop, ...plain, forcedColors: "active" },
  { name: "right-to-left", theme: "light", width: desktop, ...plain, direction: "rtl" },
];

/** The modes as Chromatic's `modes` parameter takes them. */
export const chromaticModes = Object.fromEntries(
  modes.map(({ name, theme, width, direction, forcedColors }) => [
    name,
    { theme, direction, forcedColors, viewport: { width, height: windowHeight } },
  ]),
);

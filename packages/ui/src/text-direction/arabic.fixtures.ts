/**
 * Spread into a story, shows it in Arabic from right to left. Storybook then expects that its layout is mirrored
 * (`.storybook/expect-mirrored.ts`).
 */
export const arabic = { globals: { direction: "rtl", language: "arabic", formats: "locale" } } as const;

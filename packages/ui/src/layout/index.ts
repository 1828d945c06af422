export type { LayoutProps, Space } from "./gap.js";
export { Grid, type GridProps } from "./grid.js";
export { Inline, type InlineProps } from "./inline.js";
export { Page, type PageProps } from "./page.js";
export { Section, type SectionProps } from "./section.js";
export { Split, type SplitProps } from "./split.js";
export { Stack, type StackProps } from "./stack.js";

export * from "./availability.ts";
export { waysToWrite } from "./column-formats.ts";
export * from "./columns.ts";
export * from "./custom-parts.ts";
export * from "./custom-screen-path.ts";
export * from "./file-keywords.ts";
export * from "./filters.ts";
export * from "./list-screen.ts";
export * from "./navigation-sections.ts";

export * from "./columns.ts";
export * from "./custom-parts.ts";
export * from "./filters.ts";
export * from "./list-screen.ts";
export * from "./navigation-sections.ts";
export * from "./offered.ts";

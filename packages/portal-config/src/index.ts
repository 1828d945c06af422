export * from "./columns.ts";
export * from "./list-screen.ts";
export * from "./navigation-sections.ts";

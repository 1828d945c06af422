export * from "@portico/screens";
export { isAvailable } from "./availability.ts";
export * from "./custom-parts.ts";
export * from "./custom-screen-path.ts";
export { type ListScreenOf, listScreen } from "./list-screen.ts";
export * from "./navigation-sections.ts";

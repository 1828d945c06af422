export * from "./agents.ts";
export * from "./audit.ts";
export * from "./carriers.ts";
export * from "./identity.ts";
export * from "./places.ts";
export * from "./policies.ts";
export * from "./settings.ts";
export * from "./types.ts";

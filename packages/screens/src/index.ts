export * from "./screen-registry.ts";
export * from "./services.ts";

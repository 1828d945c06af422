import { endpoints } from "@portico/contract";
import type { Plugin } from "vite";
import { endpointOutline } from "./src/api/endpoint-outline.ts";

/** Puts into the first load what every call needs of each endpoint, without its fields and filters. */
export function endpointOutlines(): Plugin {
  return {
    name: "portico-endpoint-outlines",
    apply: "build",
    enforce: "pre",
    load: { filter: { id: /\/portal\/src\/api\/endpoint-outlines\.ts$/ }, handler: outlinesCode },
  };
}

/** The module of all endpoints' outlines. */
export function outlinesCode(): string {
  const outlines = Object.entries(endpoints).map(([id, endpoint]) => [id, endpointOutline(endpoint)]);
  return `export const endpointOutlines = ${JSON.stringify(Object.fromEntries(outlines))};`;
}

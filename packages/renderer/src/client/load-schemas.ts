import type { CallSchemas } from "@portico/contract/schemas";
import { clientOptions } from "./client-options.ts";

/** The loaded schemas, by endpoint id. */
const loaded = new Map<string, CallSchemas>();

/** Loads the schemas of the feature that an endpoint belongs to. */
export async function loadSchemas(id: string): Promise<void> {
  if (loaded.has(id)) return;
  const schemas = await clientOptions().loadSchemas(id);
  for (const [endpointId, callSchemas] of Object.entries(schemas)) loaded.set(endpointId, callSchemas);
}

/** Returns the schemas of an endpoint, or undefined if they aren't loaded. */
export function findSchemas(id: string): CallSchemas | undefined {
  return loaded.get(id);
}

import { featureLoaders } from "@portico/contract/features/loaders";
import type { CallSchemas } from "@portico/contract/schemas";
import { featureOf } from "./feature-of.ts";

/** The loaded schemas, by endpoint id. */
const loaded = new Map<string, CallSchemas>();

/** Loads the schemas of the feature that an endpoint belongs to. */
export async function loadSchemas(id: string): Promise<void> {
  if (loaded.has(id)) return;
  const feature = featureOf(id);
  const schemas = Object.hasOwn(featureLoaders, feature) ? await featureLoaders[feature]?.schemas?.() : {};
  for (const [endpointId, callSchemas] of Object.entries(schemas ?? {})) loaded.set(endpointId, callSchemas);
}

/** Returns the schemas of an endpoint, or undefined if they aren't loaded. */
export function findSchemas(id: string): CallSchemas | undefined {
  return loaded.get(id);
}

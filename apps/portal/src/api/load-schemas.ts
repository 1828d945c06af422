import { featureLoaders } from "@portico/contract/features/loaders";
import type { CallSchemas } from "@portico/contract/schemas";
import { featureOf } from "./feature-of.ts";

/** The schemas of the calls loaded so far, by id. */
const loaded = new Map<string, CallSchemas>();

/** Loads the schemas of the feature that a call belongs to. */
export async function loadSchemas(id: string): Promise<void> {
  if (loaded.has(id)) return;
  const feature = featureOf(id);
  const schemas = Object.hasOwn(featureLoaders, feature) ? await featureLoaders[feature]?.schemas?.() : {};
  for (const [call, its] of Object.entries(schemas ?? {})) loaded.set(call, its);
}

/** The schemas of a call; undefined where they are not loaded. */
export function findSchemas(id: string): CallSchemas | undefined {
  return loaded.get(id);
}

import { featureLoaders } from "@portico/contract/features/loaders";
import type { CallSchemas } from "@portico/contract/schemas";
import { featureOf } from "@portico/renderer/client";

/** Loads the schemas of the feature that an endpoint belongs to. */
export async function schemasOf(id: string): Promise<Readonly<Record<string, CallSchemas>>> {
  const feature = featureOf(id);
  const load = Object.hasOwn(featureLoaders, feature) ? featureLoaders[feature]?.schemas : undefined;
  return (await load?.()) ?? {};
}

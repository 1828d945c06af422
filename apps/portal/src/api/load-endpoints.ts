import type { Endpoint } from "@portico/contract";
import { featureLoaders } from "@portico/contract/features/loaders";
import { featureOf } from "@portico/renderer/client";

/** Loads the endpoints of the features that endpoints with these ids belong to. Other texts load nothing. */
export async function endpointsOf(ids: readonly string[]): Promise<Readonly<Record<string, Endpoint>>> {
  const loading = [...new Set(ids.map(featureOf))].map((feature) =>
    Object.hasOwn(featureLoaders, feature) ? featureLoaders[feature]?.endpoints() : undefined,
  );
  return Object.assign({}, ...(await Promise.all(loading)));
}

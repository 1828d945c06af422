import { featureLoaders } from "@portico/contract/features/loaders";
import { addEndpoints, featureOf } from "@portico/renderer/client";

/** Loads the endpoints of every feature that a value mentions. The value may be a screen or an endpoint id. */
export async function loadEndpointsIn(value: unknown): Promise<void> {
  const features = new Set(textsIn(value).map(featureOf));
  const loading = [...features].map((feature) =>
    Object.hasOwn(featureLoaders, feature) ? featureLoaders[feature]?.endpoints() : undefined,
  );
  for (const endpoints of await Promise.all(loading)) if (endpoints) addEndpoints(endpoints);
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

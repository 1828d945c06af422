/**
 * Returns the part of an endpoint id before the dot, such as `visits` in `visits.list`. Empty if there is no
 * dot.
 */
export function featureOf(endpointId: string): string {
  return endpointId.slice(0, Math.max(0, endpointId.indexOf(".")));
}

/** What the ids of a feature's endpoints start with: `lostPolicy` of `lostPolicy.list`; empty for other texts. */
export function featureOf(endpointId: string): string {
  return endpointId.slice(0, Math.max(0, endpointId.indexOf(".")));
}

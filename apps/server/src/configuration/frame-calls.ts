/** Calls that change identities or settings, or issue tokens, are never allowed for embedded pages. */
const forbiddenCalls =
  /^(?:identity|session|user|preferences|views|favorites|userManage|generalConfig|screens|settings)\./;

/** Whether the narrow token of an embedded page may allow a call. */
export function isAllowedInFrames(endpointId: string): boolean {
  return !forbiddenCalls.test(endpointId);
}

/** What changes who somebody is or what is set, or hands out tokens, is never named for a page of others. */
const kept = /^(?:identity|session|user|preferences|userManage|generalConfig|screens)\./;

/** Whether a call can be named among those that a frame's narrow token is good for. */
export function isForFrames(endpointId: string): boolean {
  return !kept.test(endpointId);
}

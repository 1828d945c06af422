/** How long a response that was requested with the document is as good as a new one, as for every query. */
const lifetime = 30_000;

/** The calls that `start.js` sends before the portal's code has arrived. */
interface EarlyCalls {
  readonly token: string | null;
  /** By path with the query. */
  readonly responses: Map<string, () => Promise<Response>>;
}

declare global {
  var porticoEarly: EarlyCalls | undefined;
}

/** Takes the response to a call that was sent with the document, once. Undefined if there is none for this session. */
export function takeEarlyResponse(path: string, token: string): Promise<Response> | undefined {
  const early = globalThis.porticoEarly;
  if (!early || early.token !== token || performance.now() > lifetime) return undefined;
  const response = early.responses.get(path);
  early.responses.delete(path);
  return response?.();
}

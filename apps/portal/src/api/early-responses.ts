/** How long a response that was requested early is as good as a new one, in milliseconds, as for every query. */
const lifetime = 30_000;

interface EarlyResponse {
  readonly token: string;
  /** When it was requested, by `performance.now()`. */
  readonly sentAt: number;
  /** Undefined if it didn't arrive. */
  readonly response: Promise<Response | undefined>;
}

/** What `start.js` sends before the portal's code has arrived, and how it does. */
interface EarlyCalls {
  /** By path with the query. */
  readonly responses: Map<string, EarlyResponse>;
  /** Reads several paths in one call. */
  readonly read: (token: string, paths: readonly string[]) => void;
  /** The path of the page that the document was opened with. */
  readonly openedPath: string;
}

declare global {
  var porticoEarly: EarlyCalls | undefined;
}

/** Takes the response to a call that was sent early, once. Undefined if there is none for this session. */
export function takeEarlyResponse(path: string, token: string): Promise<Response | undefined> | undefined {
  const early = findFresh(path, token);
  globalThis.porticoEarly?.responses.delete(path);
  return early?.response;
}

/** Reads paths in one call, for whoever asks for their responses soon. Those that are under way are not sent again. */
export function readEarly(paths: readonly string[], token: string): void {
  const missing = paths.filter((path) => !findFresh(path, token));
  if (missing.length > 0) globalThis.porticoEarly?.read(token, missing);
}

/** Also read by `start.js`. */
const rowsKey = "portico.rows";

/** Keeps the call of a list's first rows in this browser, or removes it; see `ScreenClient`. */
export function keepFirstRows(screenPath: string, path: string | undefined): void {
  const { [`/portal/${screenPath}`]: kept, ...others }: Record<string, string | undefined> = JSON.parse(
    localStorage.getItem(rowsKey) ?? "{}",
  );
  if (path === kept) return;
  localStorage.setItem(rowsKey, JSON.stringify({ ...others, [`/portal/${screenPath}`]: path }));
}

function findFresh(path: string, token: string): EarlyResponse | undefined {
  const early = globalThis.porticoEarly?.responses.get(path);
  const isFresh = early && early.token === token && performance.now() - early.sentAt <= lifetime;
  return isFresh ? early : undefined;
}

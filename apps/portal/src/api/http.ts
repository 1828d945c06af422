/** An answer whose status is no success. */
export class HttpError extends Error {
  readonly response: Response;
  /** The answer's JSON, else its text; undefined where it has none that can be read. */
  readonly data: unknown;

  constructor(response: Response, data: unknown) {
    // Without the address, which may hold a user's name.
    super(`The server answered ${response.status}.`);
    this.response = response;
    this.data = data;
  }
}

/** No answer came in time. */
export class TimeoutError extends Error {}

/** What is sent, and how. */
export interface SendOptions extends Omit<RequestInit, "signal"> {
  readonly signal?: AbortSignal | undefined;
  /** What sends it. @default the browser's `fetch` */
  readonly sendBy?: typeof fetch | undefined;
  /** Milliseconds until the answer has begun. @default no limit */
  readonly timeout?: number | undefined;
}

/**
 * Sends a request once.
 * @throws HttpError where the status is no success, TimeoutError where no answer comes in time, else as `fetch`
 */
export async function send(
  url: string,
  { sendBy = fetch, timeout, signal, ...init }: SendOptions = {},
): Promise<Response> {
  const late = new AbortController();
  const timer = timeout === undefined ? undefined : setTimeout(() => late.abort(new TimeoutError()), timeout);
  const either = AbortSignal.any(signal ? [signal, late.signal] : [late.signal]);
  try {
    const response = await sendBy(new Request(url, { ...init, signal: either }));
    if (response.ok) return response;
    throw new HttpError(response, await dataOf(response));
  } finally {
    clearTimeout(timer);
  }
}

async function dataOf(response: Response): Promise<unknown> {
  const isJson = /\bjson\b/.test(response.headers.get("content-type") ?? "");
  try {
    const text = await response.text();
    return isJson ? JSON.parse(text) : text || undefined;
  } catch {
    return undefined;
  }
}

import {
  type Endpoint,
  type EndpointId,
  pathFromOrigin,
  previewHeader,
  screenHeader,
} from "@portico/contract";
import type { AnswerOf } from "@portico/contract/schemas";
import ky from "ky";
import { messages } from "../messages/messages.ts";
import { endSession, readInterruption, readToken, whenResumed } from "../session/session.ts";
import type { PageOrigin } from "./call-origin.ts";
import { errorStatus } from "./error-message.ts";
import { newIdempotencyKey } from "./idempotency-key.ts";
import { endpointOf, findEndpoint } from "./known-endpoints.ts";

/** What a call brings along; each part as the contract says. */
export interface CallOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** A multipart body, in place of `body`. */
  readonly form?: FormData;
  /** The body itself, where the contract says that the call takes a file. */
  readonly file?: Blob;
  /** What sends it in place of the browser's `fetch`, however long that takes. */
  readonly sendBy?: typeof fetch | undefined;
  /** The version that is changed; the server refuses with 412 where there is a newer one. */
  readonly version?: number;
  /** The idempotency key of a POST, for callers that send it again. @default a new one */
  readonly idempotencyKey?: string;
  /** A token in place of the session's; the session is whatever comes of it. */
  readonly token?: string | undefined;
  /** @default "application/json" */
  readonly accept?: string;
  readonly signal?: AbortSignal | undefined;
  /** Where it comes from, where it is not a page of the portal's own; see `useCallOrigin`. */
  readonly origin?: PageOrigin | undefined;
  /** It is sent to its end even where the page is left in the meantime. @default false */
  readonly isKeptAlive?: boolean;
}

/** Long enough for the first byte of a big export. */
const timeout = 60_000;

const http = ky.create({ retry: 0, timeout });

/**
 * Calls an endpoint of the contract. Where the session ends under a page that is kept, the call waits for its person
 * to sign in again and is made once more, the same to the letter. It is never made for someone else.
 * @throws ky's HTTPError on any status that is no success; see `errorMessage`. From a preview, on whatever is no GET
 */
export async function request(id: EndpointId, options: CallOptions = {}): Promise<Response> {
  const endpoint = findEndpoint(id) ?? (await loadEndpoint(id));
  if (options.origin?.isPreview && endpoint.method !== "GET") throw new Error(messages.list.previewOnly);
  const path = pathFromOrigin(endpoint, (name) => encodeURIComponent(options.params?.[name] ?? ""));
  const idempotencyKey = options.idempotencyKey ?? newIdempotencyKey();
  const body = options.form ?? options.file;
  const sendAs = (token: string | undefined) =>
    http(path, {
      method: endpoint.method,
      searchParams: new URLSearchParams(options.query),
      headers: headersOf(endpoint, { ...options, idempotencyKey, token }),
      ...(options.body === undefined ? {} : { json: options.body }),
      ...(body ? { body } : {}),
      ...(options.sendBy ? { fetch: options.sendBy, timeout: false as const } : {}),
      ...(options.signal ? { signal: options.signal } : {}),
      ...(options.isKeptAlive ? { keepalive: true } : {}),
    });
  const sendOwn = async () => {
    const token = tokenFor(endpoint);
    try {
      return await sendAs(token);
    } catch (error) {
      // An answer to a token of before says nothing of the session there is now.
      if (errorStatus(error) === 401 && token !== undefined && token === readToken()) endSession("revoked");
      throw error;
    }
  };
  if (options.token !== undefined) return sendAs(options.token);
  if (endpoint.access === "anyone") return sendOwn();
  if (readInterruption() && !(await whenResumed(options.signal))) {
    throw new DOMException(messages.session.ended.expired, "AbortError");
  }
  try {
    return await sendOwn();
  } catch (error) {
    const isInterrupted = errorStatus(error) === 401 && readInterruption() !== undefined;
    if (isInterrupted && (await whenResumed(options.signal))) return sendOwn();
    throw error;
  }
}

/** An endpoint of a feature that the page did not bring along. */
async function loadEndpoint(id: EndpointId): Promise<Endpoint> {
  const { loadEndpointsIn } = await import("./load-endpoints.ts");
  await loadEndpointsIn(id);
  return endpointOf(id);
}

/** Of the identity calls, only those of someone signed in bring a token along. */
function tokenFor({ base, access }: Endpoint): string | undefined {
  return base === "identity" && access === "anyone" ? undefined : readToken();
}

function headersOf(endpoint: Endpoint, options: CallOptions): Record<string, string | undefined> {
  const { screen, preview } = options.origin ?? {};
  const isRepeatable = endpoint.method === "POST" && endpoint.base !== "identity";
  const rawBody = endpoint.kind === "call" ? endpoint.rawBody : undefined;
  return {
    accept: options.accept ?? "application/json",
    "content-type": options.file && rawBody?.mediaType,
    authorization: options.token === undefined ? undefined : `Bearer ${options.token}`,
    "idempotency-key": isRepeatable ? options.idempotencyKey : undefined,
    "if-match": options.version === undefined ? undefined : `"${options.version}"`,
    [screenHeader]: screen && `${screen.id}/${screen.version}`,
    [previewHeader]: preview && encodeURIComponent(JSON.stringify(preview)),
  };
}

/** Calls an endpoint and reads its JSON answer, which the contract says the shape of. */
export async function fetchJson<Id extends EndpointId>(id: Id, options?: CallOptions): Promise<AnswerOf<Id>> {
  const response = await request(id, options);
  return response.json();
}

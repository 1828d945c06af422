import {
  type Endpoint,
  type EndpointId,
  type FilterValue,
  hasSearchPath,
  pathFromOrigin,
  previewHeader,
  screenHeader,
  searchParameter,
  searchPathOf,
} from "@portico/contract";
import type { ResponseBody } from "@portico/contract/schemas";
import ky from "ky";
import { messages } from "../messages/messages.ts";
import type { PageOrigin } from "./call-origin.ts";
import { type ClientOptions, clientOptions } from "./client-options.ts";
import { errorStatus } from "./error-message.ts";
import { newIdempotencyKey } from "./idempotency-key.ts";
import { endpointOf, findEndpoint } from "./known-endpoints.ts";

/** Options of a request. */
export interface CallOptions {
  readonly params?: Readonly<Record<string, string>>;
  /** The query parameters; one with several values is repeated. */
  readonly query?: Readonly<Record<string, FilterValue>>;
  readonly body?: unknown;
  /** A multipart body, in place of `body`. */
  readonly form?: FormData;
  /** A file to send as the body, for endpoints that take a file. */
  readonly file?: Blob;
  /** Replaces the browser's `fetch`. Requests sent this way have no timeout. */
  readonly fetchWith?: typeof fetch | undefined;
  /**
   * The version of the row to change, sent as `If-Match`. The server responds with 412 if the row has changed since.
   */
  readonly version?: number;
  /** The idempotency key of a call that can create something. Pass the same key to retry a request. @default a new key */
  readonly idempotencyKey?: string;
  /** Sent in place of the session's token. A 401 response then doesn't end the session. */
  readonly token?: string | undefined;
  /** @default "application/json" */
  readonly accept?: string;
  readonly signal?: AbortSignal | undefined;
  /** The custom screen or preview that sends the request; see `useCallOrigin`. */
  readonly origin?: PageOrigin | undefined;
  /** Whether the request continues after the page is closed, as `keepalive` of `fetch`. @default false */
  readonly keepAlive?: boolean;
}

/** Large exports take this long until the first byte. */
const timeout = 60_000;

const http = ky.create({ retry: 0, timeout });

/**
 * Sends a request to an endpoint of the contract. If the session ends while a page has unsaved changes, the request
 * waits until the same user has signed in again and is then sent again unchanged. It is never sent for a different
 * user.
 * @throws ky's HTTPError for any status other than 2xx; see `errorMessage`
 * @throws Error for any method other than GET in a preview
 */
export async function request(id: EndpointId, options: CallOptions = {}): Promise<Response> {
  const client = clientOptions();
  const endpoint = findEndpoint(id) ?? (await loadEndpoint(id, client));
  if (options.origin?.isPreview && endpoint.method !== "GET") throw new Error(messages.list.previewOnly);
  const ownPath = pathFromOrigin(endpoint, (name) => encodeURIComponent(options.params?.[name] ?? ""));
  // A search has names and numbers of people, which URLs must not contain.
  const searched = hasSearchPath(endpoint) && options.query?.[searchParameter] ? options.query : undefined;
  const path = searched ? searchPathOf(ownPath) : ownPath;
  const idempotencyKey = options.idempotencyKey ?? newIdempotencyKey();
  const body = options.form ?? options.file;
  const query = Object.entries((!searched && options.query) || {}).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, one]),
  );
  const sendWithToken = (token: string | undefined) =>
    http(path, {
      method: searched ? "POST" : endpoint.method,
      searchParams: new URLSearchParams(query),
      headers: headersOf(endpoint, { ...options, idempotencyKey, token }),
      ...((options.body ?? searched) === undefined ? {} : { json: options.body ?? searched }),
      ...(body ? { body } : {}),
      ...(options.fetchWith ? { fetch: options.fetchWith, timeout: false as const } : {}),
      ...(options.signal ? { signal: options.signal } : {}),
      ...(options.keepAlive ? { keepalive: true } : {}),
    });
  const sendWithSessionToken = async () => {
    const token = tokenFor(endpoint, client);
    try {
      return await sendWithToken(token);
    } catch (error) {
      // Ignore a 401 for a token that is no longer the session's.
      if (errorStatus(error) === 401 && token !== undefined && token === client.token())
        client.onUnauthorized();
      if (errorStatus(error) === 403) client.onForbidden();
      throw error;
    }
  };
  if (options.token !== undefined) return sendWithToken(options.token);
  if (endpoint.access === "anyone") return sendWithSessionToken();
  if (client.isInterrupted() && !(await client.whenResumed(options.signal))) {
    throw new DOMException(messages.sessionEnded, "AbortError");
  }
  try {
    return await sendWithSessionToken();
  } catch (error) {
    const isInterrupted = errorStatus(error) === 401 && client.isInterrupted();
    if (isInterrupted && (await client.whenResumed(options.signal))) return sendWithSessionToken();
    throw error;
  }
}

/** Loads the endpoint's feature if the page did not load it. */
async function loadEndpoint(id: EndpointId, { loadEndpoints }: ClientOptions): Promise<Endpoint> {
  await loadEndpoints(id);
  return endpointOf(id);
}

/** Returns the session's token, or undefined for identity endpoints that anyone may call. */
function tokenFor({ base, access }: Endpoint, { token }: ClientOptions): string | undefined {
  return base === "identity" && access === "anyone" ? undefined : token();
}

function headersOf(endpoint: Endpoint, options: CallOptions): Record<string, string | undefined> {
  const { screen, preview } = options.origin ?? {};
  // A POST, or a PUT without an id in its path, can create something.
  const canCreate = /^POST|^PUT[^:]*$/.test(endpoint.method + endpoint.path);
  const isRepeatable = canCreate && endpoint.access !== "anyone";
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

/** Sends a request and returns its JSON body, typed by the contract. */
export async function fetchJson<Id extends EndpointId>(
  id: Id,
  options?: CallOptions,
): Promise<ResponseBody<Id>> {
  const response = await request(id, options);
  return response.json();
}

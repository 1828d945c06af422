import {
  type Endpoint,
  hasSearchPath,
  previewHeader,
  type RawBody,
  screenHeader,
  searchParameter,
  searchPathOf,
} from "@portico/endpoints";
import type { CallSchemas } from "@portico/endpoints/schemas";
import ky, { isHTTPError, isNetworkError, isTimeoutError } from "ky";
import { CallError } from "./call-error.ts";
import { errorStatus } from "./error-message.ts";
import { endpointOf } from "./find-endpoint.ts";
import { newIdempotencyKey } from "./idempotency-key.ts";
import { requestPath } from "./request-path.ts";
import type { CallOptions, ScreenClient } from "./screen-client.ts";
import { UnsentError } from "./unsent-error.ts";

/** How an app's requests are sent. */
export interface ClientOptions
  extends Pick<ScreenClient, "token" | "user" | "services" | "names" | "readEarly" | "keepFirstRows"> {
  /** The origin of the API. @default that of the page */
  readonly baseUrl?: string;
  /** The endpoints that are known from the start. @default none */
  readonly initial?: Readonly<Record<string, Endpoint>>;
  /** Whether the session ended while a page had unsaved changes. Requests then wait for `whenResumed`. */
  readonly isInterrupted: () => boolean;
  /**
   * Waits until the user of the interrupted session has signed in again.
   * @returns false if they will not, or the signal was aborted
   */
  readonly whenResumed: (signal?: AbortSignal) => Promise<boolean>;
  /**
   * Takes the response to a request that was sent early, for example before the app's code had arrived.
   * @param path with the query
   * @returns undefined if there is none, or it didn't arrive. @default none
   */
  readonly takeEarly?:
    | ((path: string, token: string) => Promise<Response | undefined> | undefined)
    | undefined;
  /** Called if the server no longer accepts the session's token. */
  readonly onUnauthorized: () => void;
  /** Called if the server refuses a request with 403. */
  readonly onForbidden: () => void;
  /** Loads endpoints that no page has brought, and those that come with them. */
  readonly loadEndpoints: (ids: readonly string[]) => Promise<Readonly<Record<string, Endpoint>>>;
  /** Loads the schemas of an endpoint, and those that come with it, by endpoint id. */
  readonly loadSchemas: (id: string) => Promise<Readonly<Record<string, CallSchemas>>>;
}

/** A client of an app, which adds the endpoints that come with its pages. */
export interface AppClient extends ScreenClient {
  /** Adds endpoints that a page has loaded. */
  add(endpoints: Readonly<Record<string, Endpoint>>): void;
}

/** Large exports take this long until the first byte. */
const timeout = 60_000;

/** Requests are not repeated here: the app's query client decides which reads are. */
const http = ky.create({ retry: 0, timeout });

/**
 * Creates a client. If the session ends while a page has unsaved changes, a request waits until the same user has signed
 * in again and is then sent again unchanged. It is never sent for a different user.
 */
export function createClient(options: ClientOptions): AppClient {
  const endpoints = new Map<string, Endpoint>();
  const schemas = new Map<string, CallSchemas>();
  const client: AppClient = {
    services: options.services,
    names: options.names,
    token: options.token,
    user: options.user,
    readEarly: options.readEarly,
    keepFirstRows: options.keepFirstRows,
    add: (added) => {
      for (const [id, endpoint] of Object.entries(added)) endpoints.set(id, endpoint);
    },
    find: (id) => endpoints.get(id),
    load: async (ids) => client.add(await options.loadEndpoints(ids)),
    schemas: async (id) => {
      if (!schemas.has(id)) {
        for (const [other, found] of Object.entries(await options.loadSchemas(id))) schemas.set(other, found);
      }
      return schemas.get(id);
    },
    request: async (id, call = {}) => {
      if (!endpoints.has(id)) await client.load([id]);
      return send(endpointOf(client, id), call, options);
    },
    fetchJson: async (id, call) => {
      const response = await client.request(id, call);
      return response.json();
    },
  };
  client.add(options.initial ?? {});
  return client;
}

async function send(endpoint: Endpoint, options: CallOptions, client: ClientOptions): Promise<Response> {
  if (options.origin?.isPreview && endpoint.method !== "GET") throw new UnsentError("previewOnly");
  const { params, query } = options;
  // A search has names and numbers of people, which URLs must not contain.
  const searched = hasSearchPath(endpoint) && query?.[searchParameter] ? query : undefined;
  const path = searched
    ? searchPathOf(requestPath(endpoint, { params }))
    : requestPath(endpoint, { params, query });
  const idempotencyKey = options.idempotencyKey ?? newIdempotencyKey();
  const body = options.form ?? options.file;
  const sendWithToken = (token: string | undefined) =>
    http((client.baseUrl ?? "") + path, {
      method: searched ? "POST" : endpoint.method,
      headers: headersOf(endpoint, { ...options, idempotencyKey, token }),
      ...((options.body ?? searched) === undefined ? {} : { json: options.body ?? searched }),
      ...(body ? { body } : {}),
      ...(options.fetchWith ? { fetch: options.fetchWith, timeout: false as const } : fetchEarly(token)),
      ...(options.signal ? { signal: options.signal } : {}),
      ...(options.keepAlive ? { keepalive: true } : {}),
    }).catch(throwCallError);
  // The query of an export differs from that of a page.
  const isPlainRead = endpoint.method === "GET" && !searched && !options.origin;
  const fetchEarly = (token: string | undefined) => {
    if (!isPlainRead || token === undefined) return {};
    const early = client.takeEarly?.(path, token);
    return early
      ? { fetch: async (...sent: Parameters<typeof fetch>) => (await early) ?? fetch(...sent) }
      : {};
  };
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
    throw new UnsentError("sessionEnded");
  }
  try {
    return await sendWithSessionToken();
  } catch (error) {
    const isInterrupted = errorStatus(error) === 401 && client.isInterrupted();
    if (isInterrupted && (await client.whenResumed(options.signal))) return sendWithSessionToken();
    throw error;
  }
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
    "content-type": options.file && rawBody && mediaTypeOf(options.file, rawBody),
    authorization: options.token === undefined ? undefined : `Bearer ${options.token}`,
    "idempotency-key": isRepeatable ? options.idempotencyKey : undefined,
    "if-match": options.version === undefined ? undefined : `"${options.version}"`,
    [screenHeader]: screen && `${screen.id}/${screen.version}`,
    [previewHeader]: preview && encodeURIComponent(JSON.stringify(preview)),
  };
}

/** ky's messages contain the URL, so they are replaced by those of the underlying errors. */
function throwCallError(error: unknown): never {
  if (isHTTPError(error)) {
    const { response, data: body } = error;
    throw new CallError(response.statusText, { response, body });
  }
  if (isTimeoutError(error)) throw new CallError("timeout", { isTimeout: true });
  if (!isNetworkError(error)) throw error;
  const { cause } = error;
  throw new CallError(cause instanceof Error ? cause.message : String(cause), { cause });
}

/** The type of a file if the body can have it. Browsers don't know the type of every file. */
function mediaTypeOf({ type }: Blob, { mediaType, otherMediaTypes = [] }: RawBody): string {
  return otherMediaTypes.includes(type) ? type : mediaType;
}

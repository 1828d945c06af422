import type { Endpoint, FilterValue } from "@portico/endpoints";
import type { CallSchemas } from "@portico/endpoints/schemas";
import type { ScreenServices } from "@portico/screens";
import { createContext, useContext } from "react";
import type { PageOrigin } from "./call-origin.ts";

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

/** What names in screens and views mean to an API, and their labels in the language of the users. */
export interface ApiNames {
  /** The ids of the types of statuses, by name. */
  readonly statusTypes: Readonly<Record<string, string>>;
  /** Names of types whose records have several statuses, as in 'Change payment status'. @default 'status' */
  readonly statusLabels?: Readonly<Record<string, string>>;
  /** The ids of the kinds of records that can have notes, by name. */
  readonly noteEntities: Readonly<Record<string, string>>;
  /** The roles that views can be shared with, each with its label in the plural. */
  readonly roles: Readonly<Record<string, string>>;
}

/** Sends requests to the endpoints of an API, and knows those that were loaded. `createClient` makes one. */
export interface ScreenClient {
  /** The calls behind notes, selections, undo and more. A screen that needs a missing one has a problem. */
  readonly services: ScreenServices;
  /** Loads what names in screens mean to the API. Called often, as by `() => import(…)`. */
  names(): Promise<ApiNames>;
  /**
   * Sends a request.
   * @throws CallError for any status other than 2xx, and if there is no response; see `errorMessage`
   * @throws Error for any method other than GET in a preview
   */
  request(id: string, options?: CallOptions): Promise<Response>;
  /** Sends a request and returns its JSON body, which is what the endpoint promises. */
  fetchJson<Body = unknown>(id: string, options?: CallOptions): Promise<Body>;
  /**
   * Sends GET requests as one, for whoever sends them soon. Those that are under way are not sent again. Undefined if the
   * app can't.
   * @param paths from the origin, with the query
   */
  readonly readEarly?: ((paths: readonly string[]) => void) | undefined;
  /**
   * Keeps the GET request of a list's first rows, which depends on the user's preferences, so that the app can send it
   * before its code has arrived. Undefined if the app can't.
   * @param screenPath of the list's screen
   * @param path from the origin, with the query. Empty if the list begins with another call. Undefined for users
   *   without preferences
   */
  readonly keepFirstRows?: ((screenPath: string, path: string | undefined) => void) | undefined;
  /** Returns a loaded endpoint, or undefined if it isn't loaded. */
  find(id: string): Endpoint | undefined;
  /** Loads endpoints with these ids, if there are any. */
  load(ids: readonly string[]): Promise<void>;
  /** Loads the schemas of a call. Resolves with undefined if there are none. */
  schemas(id: string): Promise<CallSchemas | undefined>;
  /** The token of the session. Undefined while nobody is signed in. */
  token(): string | undefined;
  /** Identifies the signed-in user. Undefined while nobody is signed in. */
  user(): string | undefined;
}

/** The client of the host. */
export const ClientContext = createContext<ScreenClient | undefined>(undefined);

/**
 * Returns the client of the app's host. It stays the same.
 * @throws Error outside of `ScreenHost`
 */
export function useClient(): ScreenClient {
  const client = useContext(ClientContext);
  if (!client) throw new Error("Requests need a `<ScreenHost>` around them.");
  return client;
}

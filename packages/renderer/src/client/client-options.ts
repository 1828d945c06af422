import type { CallSchemas } from "@portico/contract/schemas";

/** How an app's requests are sent. */
export interface ClientOptions {
  /** Returns the token of the session. Undefined while nobody is signed in. */
  readonly token: () => string | undefined;
  /** Identifies the signed-in user. Undefined while nobody is signed in. */
  readonly user: () => string | undefined;
  /** Whether the session ended while a page had unsaved changes. Requests then wait for `whenResumed`. */
  readonly isInterrupted: () => boolean;
  /**
   * Waits until the user of the interrupted session has signed in again.
   * @returns false if they will not, or the signal was aborted
   */
  readonly whenResumed: (signal?: AbortSignal) => Promise<boolean>;
  /** Called if the server no longer accepts the session's token. */
  readonly onUnauthorized: () => void;
  /** Called if the server refuses a request with 403. */
  readonly onForbidden: () => void;
  /** Loads an endpoint that no page has loaded yet, with `addEndpoints`. */
  readonly loadEndpoints: (id: string) => Promise<void>;
  /** Loads the schemas of an endpoint, and those that come with it, by endpoint id. */
  readonly loadSchemas: (id: string) => Promise<Readonly<Record<string, CallSchemas>>>;
}

let options: ClientOptions | undefined;

/** Sets how requests are sent, before the first one. */
export function startClient(given: ClientOptions): void {
  options = given;
}

/**
 * Returns how requests are sent.
 * @throws Error before `startClient`
 */
export function clientOptions(): ClientOptions {
  if (!options) throw new Error("Requests can't be sent yet. Call `startClient` when the app starts.");
  return options;
}

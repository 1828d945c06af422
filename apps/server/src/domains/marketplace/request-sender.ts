import { setTimeout as wait } from "node:timers/promises";
import { Failure } from "../../errors/failure.ts";
import { retryAfterOf, tooManyRequests, unavailable } from "./failure-of.ts";

/** Sends a request. `fetch`, or the sandbox's own. */
export type SendRequest = (url: string, init: RequestInit) => Promise<Response>;

/** How requests are sent. */
export interface SenderOptions {
  /** Sends requests to the sandbox. */
  readonly sandbox: SendRequest;
  readonly fetch?: SendRequest;
  readonly now: () => Date;
  /** Milliseconds until a request is given up. */
  readonly timeout: number;
  /** Milliseconds before the second attempt. @default 300 */
  readonly retryDelay?: number;
}

/** A request to the Marketplace. */
export interface MarketplaceRequest {
  /** Without an origin for the sandbox. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON with POST. Without it, the request is a GET. */
  readonly body?: object | undefined;
  /** Whether it only reads, so that it can be sent again. */
  readonly onlyReads: boolean;
}

/** A response of the Marketplace. */
export interface MarketplaceResponse {
  readonly status: number;
  /** Undefined if the body isn't JSON, such as an error page, is too long, or broke off. */
  readonly json: unknown;
}

const defaultRetryDelay = 300;
const maxResponseBytes = 5 * 1024 * 1024;
/** Responses after which another attempt may succeed. */
const temporaryStatuses = [502, 503, 504];

/**
 * Creates the sender of one service. It obeys the service's limit on requests, and sends those that only read once more
 * after a temporary failure.
 */
export function createSender(options: SenderOptions) {
  /** No requests are sent before this time: the service's limit is used up. */
  let pausedUntil = 0;

  const send = async ({ url, headers, body }: MarketplaceRequest): Promise<Response> => {
    const pause = pausedUntil - options.now().getTime();
    if (pause > 0) throw tooManyRequests(pause / 1_000);
    const request = url.startsWith("/") ? options.sandbox : (options.fetch ?? fetch);
    const response = await request(url, {
      method: body ? "POST" : "GET",
      headers: {
        accept: "application/json",
        ...(body && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      // The key must not follow a redirect to another host.
      redirect: "error",
      signal: AbortSignal.timeout(options.timeout),
    }).catch((error: unknown) => Promise.reject(unavailable(error)));
    const isLimited = response.status === 429;
    if (isLimited || response.headers.get("ratelimit-remaining") === "0") {
      const seconds = retryAfterOf(response.headers, options.now());
      pausedUntil = options.now().getTime() + seconds * 1_000;
      if (isLimited) {
        await response.body?.cancel();
        throw tooManyRequests(seconds);
      }
    }
    return response;
  };

  const sendWithRetry = async (request: MarketplaceRequest): Promise<Response> => {
    const first = await send(request).catch((error: unknown) => {
      if (error instanceof Failure && error.status === 503 && !isTimeout(error)) return undefined;
      throw error;
    });
    if (first && !temporaryStatuses.includes(first.status)) return first;
    await first?.body?.cancel();
    await wait(options.retryDelay ?? defaultRetryDelay);
    return send(request);
  };

  /** @throws Failure 429 while the limit is used up, 503 without a response */
  return async (request: MarketplaceRequest): Promise<MarketplaceResponse> => {
    const response = await (request.onlyReads ? sendWithRetry : send)(request);
    return { status: response.status, json: await readJson(response) };
  };
}

async function readJson({ body }: Response): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    // Leaving the loop cancels the rest.
    for await (const part of body ?? []) {
      length += part.length;
      if (length > maxResponseBytes) return undefined;
      parts.push(part);
    }
    return JSON.parse(Buffer.concat(parts).toString());
  } catch {
    return undefined;
  }
}

function isTimeout({ cause }: Failure): boolean {
  return cause instanceof Error && cause.name === "TimeoutError";
}

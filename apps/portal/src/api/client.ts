import { type Endpoint, type EndpointId, endpoints, pathFromOrigin } from "@portico/contract";
import type { AnswerOf } from "@portico/contract/schemas";
import ky from "ky";
import { endSession, readToken } from "../session/session.ts";

/** What a call brings along; each part as the contract says. */
export interface CallOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** @default "application/json" */
  readonly accept?: string;
  readonly signal?: AbortSignal | undefined;
}

/** Long enough for the first byte of a big export. */
const timeout = 60_000;

const http = ky.create({
  retry: 0,
  timeout,
  hooks: {
    beforeRequest: [
      ({ request }) => {
        const authorization = bearer(readToken());
        if (authorization) request.headers.set("authorization", authorization);
      },
    ],
    afterResponse: [
      ({ request, response }) => {
        const isRefused = response.status === 401;
        // An answer to a token of before says nothing of the session there is now.
        if (isRefused && request.headers.get("authorization") === bearer(readToken())) endSession();
      },
    ],
  },
});

function bearer(token: string | undefined): string | null {
  return token === undefined ? null : `Bearer ${token}`;
}

/**
 * Calls an endpoint of the contract.
 * @throws ky's HTTPError on any status that is no success; see `errorMessage`
 */
export function request(id: EndpointId, options: CallOptions = {}): Promise<Response> {
  const endpoint: Endpoint = endpoints[id];
  return http(
    pathFromOrigin(endpoint, (name) => encodeURIComponent(options.params?.[name] ?? "")),
    {
      method: endpoint.method,
      searchParams: new URLSearchParams(options.query),
      headers: { accept: options.accept ?? "application/json" },
      ...(options.body === undefined ? {} : { json: options.body }),
      ...(options.signal ? { signal: options.signal } : {}),
    },
  );
}

/** Calls an endpoint and reads its JSON answer, which the contract says the shape of. */
export async function fetchJson<Id extends EndpointId>(id: Id, options?: CallOptions): Promise<AnswerOf<Id>> {
  const response = await request(id, options);
  return response.json();
}

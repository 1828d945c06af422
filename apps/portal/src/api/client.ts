import { type Endpoint, type EndpointId, endpoints, pathFromOrigin } from "@portico/contract";
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
        const token = readToken();
        if (token) request.headers.set("authorization", `Bearer ${token}`);
      },
    ],
    afterResponse: [
      ({ request, response }) => {
        if (response.status === 401 && request.headers.has("authorization")) endSession();
      },
    ],
  },
});

/**
 * Calls an endpoint of the contract.
 * @throws ky's HTTPError on any status that is no success; see `errorMessage`
 */
export function request(id: EndpointId, options: CallOptions = {}): Promise<Response> {
  const endpoint: Endpoint = endpoints[id];
  return http(fillPath(pathFromOrigin(endpoint), options.params), {
    method: endpoint.method,
    searchParams: new URLSearchParams(options.query),
    headers: { accept: options.accept ?? "application/json" },
    ...(options.body === undefined ? {} : { json: options.body }),
    ...(options.signal ? { signal: options.signal } : {}),
  });
}

/** Calls an endpoint and reads its JSON answer. */
export async function fetchJson<Answer>(id: EndpointId, options?: CallOptions): Promise<Answer> {
  const response = await request(id, options);
  return response.json();
}

function fillPath(path: string, params: CallOptions["params"] = {}): string {
  return path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
}

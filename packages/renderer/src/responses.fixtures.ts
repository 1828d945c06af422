import { type Endpoint, type EndpointId, endpoints, pathFromOrigin } from "@portico/contract";
import { sampleResponse } from "@portico/contract/schemas/sample-response.fixtures";
import { sampleRows } from "@portico/contract/schemas/sample-rows.fixtures";
import type { ListScreen } from "@portico/screens";

/** A function that mocks the server's responses. */
export type ResponseBody = (url: URL, request: Request) => Response | Promise<Response>;

/** Mocks the responses to the portal's requests for the duration of a story. */
export function respondWith(response: ResponseBody) {
  return () => {
    const original = window.fetch;
    window.fetch = async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : String(input), window.location.href);
      return /^\/(api|identity)\//.test(url.pathname)
        ? response(url, new Request(input, init))
        : original(input, init);
    };
    return () => {
      window.fetch = original;
    };
  };
}

/**
 * Generates responses from the contract: `count` sample rows for the screen's list, and sample data for other
 * endpoints. Sections of the configuration that depend on the deployment are empty.
 */
export function respondWithRows({ endpoints: { list } }: ListScreen, count: number): ResponseBody {
  return ({ pathname, searchParams }, { method }) => {
    const id = endpointAt(method, pathname);
    if (id === undefined)
      return Response.json({ message: `The contract has no ${method} ${pathname}.` }, { status: 404 });
    if (id === list) return Response.json(samplePage(id, count, searchParams));
    const response = id === "configuration.get" ? sampleConfiguration() : sampleResponse(id);
    return response === undefined ? new Response(null, { status: 204 }) : Response.json(response);
  };
}

/** Returns the id of the endpoint with a method and path. */
export function endpointAt(method: string, pathname: string): EndpointId | undefined {
  const ids = Object.keys(endpoints) as EndpointId[];
  const matches = ids.filter((id) => {
    const endpoint: Endpoint = endpoints[id];
    const pattern = pathFromOrigin(endpoint, () => "[^/]+");
    return endpoint.method === method && new RegExp(`^${pattern}$`).test(pathname);
  });
  // Prefer `/Policies/status` over `/Policies/:id`.
  return matches.toSorted((a, b) => parameters(a) - parameters(b))[0];
}

function parameters(id: EndpointId): number {
  return endpoints[id].path.split(":").length;
}

function samplePage(id: EndpointId, count: number, query: URLSearchParams) {
  const size = Number(query.get("pageSize") ?? 10);
  const sums = query.get("totals")?.split(",") ?? [];
  return {
    data: sampleRows(endpoints[id].fields ?? {}, Math.min(count, size)),
    totalRecords: count,
    totalPages: Math.ceil(count / size),
    totals: Object.fromEntries(sums.map((name) => [name, count * 2])),
  };
}

function sampleConfiguration(): unknown {
  const sample = sampleResponse("configuration.get");
  const session = { organisation: "", businessTimeZone: "America/New_York", debug: false };
  return Object.assign({}, sample, { session });
}

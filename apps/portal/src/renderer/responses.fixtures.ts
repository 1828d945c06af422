import { type Endpoint, type EndpointId, endpoints, pathFromOrigin } from "@portico/contract";
import { sampleAnswer } from "@portico/contract/schemas/sample-answer.fixtures";
import { sampleRows } from "@portico/contract/schemas/sample-rows.fixtures";
import type { ListScreen } from "@portico/portal-config";

/** What is in for the server. */
export type Answer = (url: URL, request: Request) => Response | Promise<Response>;

/** Answers the portal's calls instead of a server, until the story ends. */
export function answerWith(answer: Answer) {
  return () => {
    const original = window.fetch;
    window.fetch = async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : String(input), window.location.href);
      return /^\/(api|identity)\//.test(url.pathname)
        ? answer(url, new Request(input, init))
        : original(input, init);
    };
    return () => {
      window.fetch = original;
    };
  };
}

/**
 * Answers every call by the contract alone: a screen's list with made-up rows, `count` of them in all, any other call
 * with what its schema says. What the deployment is set up for is nothing in particular.
 */
export function answerRows({ endpoints: { list } }: ListScreen, count: number): Answer {
  return ({ pathname, searchParams }, { method }) => {
    const id = endpointAt(method, pathname);
    if (id === undefined)
      return Response.json({ message: `The contract has no ${method} ${pathname}.` }, { status: 404 });
    if (id === list) return Response.json(samplePage(id, count, searchParams));
    const answer = id === "configuration.get" ? plainConfiguration() : sampleAnswer(id);
    return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
  };
}

/** The endpoint that a path and method name, by the contract. */
export function endpointAt(method: string, pathname: string): EndpointId | undefined {
  const ids = Object.keys(endpoints) as EndpointId[];
  const found = ids.filter((id) => {
    const endpoint: Endpoint = endpoints[id];
    const pattern = pathFromOrigin(endpoint, () => "[^/]+");
    return endpoint.method === method && new RegExp(`^${pattern}$`).test(pathname);
  });
  // `/Policies/status` before `/Policies/:id`.
  return found.toSorted((a, b) => parameters(a) - parameters(b))[0];
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

function plainConfiguration(): unknown {
  const sample = sampleAnswer("configuration.get");
  const session = { organisation: "", businessTimeZone: "America/New_York", debug: false };
  return Object.assign({}, sample, { session });
}

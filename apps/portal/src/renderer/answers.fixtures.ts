import { type CallEndpoint, endpoints, isCallId, isListId } from "@portico/contract";
import type { ListScreen } from "@portico/portal-config";
import { sampleRows } from "./sample-rows.fixtures.ts";

/** What stands in for the server. */
export type Answer = (url: URL, request: Request) => Response | Promise<Response>;

/** Answers the portal's calls in place of a server, until the story ends. */
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

/** Answers a screen's list with made-up rows, and its detail with one. */
export function answerRows(screen: ListScreen, count: number): Answer {
  const { list } = screen.endpoints;
  const data = isListId(list) ? sampleRows(endpoints[list].fields, Math.min(count, 10)) : [];
  const page = { data, totalRecords: count, totalPages: Math.ceil(count / 10) };
  return ({ pathname }) => {
    if (isListId(list) && pathname === `/api${endpoints[list].path}`) return Response.json(page);
    if (pathname.includes("/detail/")) return Response.json(sampleDetail(screen));
    return Response.json([{ id: "1", name: "Florida", code: "FL" }]);
  };
}

function sampleDetail({ detail }: ListScreen): unknown {
  if (!detail || !isCallId(detail.endpoint)) return {};
  const endpoint: CallEndpoint = endpoints[detail.endpoint];
  return sampleRows(endpoint.fields ?? {}, 1)[0];
}

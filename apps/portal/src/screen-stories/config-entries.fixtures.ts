import { type ResponseBody, respondWith } from "@portico/renderer/testing";

const id = "00000000-0000-4000-8000-000000000001";
const path = `/api/GeneralConfig/${id}`;

/** The initial entry of the fake server. */
export const entry = {
  id,
  version: 3,
  group: "brand",
  key: "name",
  value: "Coral",
  type: "text",
  description: null,
  isSecret: false,
  updatedBy: "admin@portico.test",
  updatedDate: "2026-03-12T14:05:00Z",
};

/** The received POST, PUT and DELETE requests, in order. */
export const written: { method: string; version: string | null; key: string | null; body: unknown }[] = [];

/** Uses the fake server's response. */
const noOverride = () => undefined;
type ResponseOverride = (...given: Parameters<ResponseBody>) => Response | undefined;

/** A fake server with one configuration entry; `write` and `read` take precedence. */
export function keepingEntries(write: ResponseOverride = noOverride, read: ResponseOverride = noOverride) {
  return () => {
    written.length = 0;
    return respondWith(async (url, request) => {
      if (request.method === "GET") return read(url, request) ?? readEntries(url);
      const text = await request.clone().text();
      written.push({
        method: request.method,
        version: request.headers.get("if-match"),
        key: request.headers.get("idempotency-key"),
        body: text === "" ? null : JSON.parse(text),
      });
      const override = write(url, request);
      if (override) return override;
      return url.pathname === path || request.method === "POST"
        ? Response.json({ ...entry, ...JSON.parse(text || "{}") })
        : new Response(null, { status: 404 });
    })();
  };
}

function readEntries({ pathname }: URL): Response {
  if (pathname === "/api/GeneralConfig") {
    return Response.json({ data: [entry], totalRecords: 1, totalPages: 1 });
  }
  return Response.json(null);
}

/** A version conflict with the current row. */
export function staleResponse(current: object): Response {
  return Response.json(
    {
      message: "This entry was changed after you opened it. You have version 3, but it's now version 5.",
      stale: { sentVersion: 3, currentVersion: 5, current: { ...entry, version: 5, ...current } },
    },
    { status: 412 },
  );
}

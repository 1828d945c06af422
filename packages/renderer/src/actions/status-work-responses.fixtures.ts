import { noteEntities, typeGuids } from "@portico/contract";
import { signInWith } from "../example-host.fixtures.ts";
import { type ResponseBody, respondWith } from "../responses.fixtures.ts";
import { actionKinds } from "./buttons/action-kinds.ts";

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** Three unpaid policies. Changes last for the duration of a story. */
export const unpaidRows = [
  { id: id(1), version: 4, policyId: id(101), policyNumber: "FL-114", status: "New", phone: "3055550142" },
  { id: id(2), version: 1, policyId: id(102), policyNumber: "FL-115", status: "New", phone: null },
  { id: id(3), version: 2, policyId: id(103), policyNumber: "GA-020", status: "Paid Confirmed", phone: null },
];

/** The path of the first policy's notes. */
export const notesPath = `/api/Notes/${id(101)}/${noteEntities.policy}`;
/** The path of the first policy's history. */
export const historyPath = `/api/PolicyNonPaid/${id(1)}/status`;

const statuses = ["Contacted", "New", "Promise to Pay", ""];
const agents = ["Beatriz Almeida", "Carlos Benítez", "Dana Whitfield"];

/** Responses by method and path. */
export type MockResponses = Readonly<Record<string, ResponseBody>>;

/** The received requests, in order. */
export const receivedRequests: Request[] = [];

/** Returns the last request with this method and path. */
export function lastRequest(method: string, path: string): Request | undefined {
  return receivedRequests
    .filter((call) => call.method === method && new URL(call.url).pathname === path)
    .at(-1);
}

/**
 * Signs in a user with these claims and mocks the server, which stores changes. `overrides` replace the default
 * responses. The code of the actions is loaded in advance.
 */
export function mockStatusWork(claims: readonly string[], overrides: MockResponses = {}) {
  return async () => {
    await Promise.all(
      Object.values(actionKinds).map((kind) => ("dialog" in kind ? kind.dialog() : kind.run())),
    );
    receivedRequests.length = 0;
    const signOut = signInWith({ roles: ["agent"], claims });
    const rows = unpaidRows.map((row) => ({ ...row }));
    const restore = respondWith(async (url, request) => {
      receivedRequests.push(request.clone());
      const override = overrides[`${request.method} ${url.pathname}`];
      return override ? override(url, request) : defaultResponse(rows, url, request);
    })();
    return () => {
      restore();
      signOut();
    };
  };
}

async function defaultResponse(
  rows: (typeof unpaidRows)[number][],
  { pathname, searchParams }: URL,
  request: Request,
) {
  switch (`${request.method} ${pathname}`) {
    case "GET /api/PolicyNonPaid":
      return Response.json({ data: rows, totalRecords: rows.length, totalPages: 1 });
    case "POST /api/PolicyNonPaid/status":
    case "PUT /api/PolicyNonPaid/00000000-0000-4000-8000-000000000001/status": {
      const { statusId, listIds = [id(1)] } = await request.json();
      for (const row of rows)
        if (listIds.includes(row.id)) row.status = statuses[Number(statusId.at(-1))] ?? "";
      return Response.json({ changed: listIds.length });
    }
    case "POST /api/PolicyNonPaid/assing":
      return Response.json({ changed: 312 });
    case "GET /api/Agent/simplified": {
      const text = searchParams.get("name")?.toLowerCase() ?? "";
      const matches = agents.filter((name) => name.toLowerCase().includes(text));
      return Response.json(matches.map((name) => ({ id: id(200 + agents.indexOf(name)), name })));
    }
    case `GET /api/TypeGeneric/${typeGuids.unpaidStatus}`:
      return Response.json(
        statuses.map((name, index) => ({
          ...{ id: id(300 + index), name, code: name },
          followUp: name === "Promise to Pay" ? "Grace Period" : "",
        })),
      );
    case `GET ${notesPath}`:
      return Response.json(pageResponse([]));
    default:
      return Response.json([]);
  }
}

/** Returns a page of a list. */
export function pageResponse<Row>(rows: readonly Row[], pageNumber = 1, pageSize = 50) {
  const totalPages = Math.ceil(rows.length / pageSize);
  const data = rows.slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
  return { data, totalRecords: rows.length, totalPages };
}

/** A response with notes. */
export const notes = [
  {
    id: id(401),
    createdBy: "Dana Whitfield",
    createdDate: "2026-03-12T14:05:00Z",
    noteBody: "Called, she will pay by Friday.",
    docMIME: "application/pdf",
    docName: "pay-stub.pdf",
    docSize: 184_320,
    entityId: id(101),
    entityMetadataId: noteEntities.policy,
  },
];

/** A response with a status history, the oldest entry first. */
export const history = [
  {
    id: id(501),
    statusId: id(301),
    status: "New",
    createdBy: null,
    createdDate: "2026-03-01T09:00:00Z",
    endDate: "2026-03-04T15:30:00Z",
    comment: null,
  },
  {
    id: id(502),
    statusId: id(303),
    status: "",
    createdBy: "Dana Whitfield",
    createdDate: "2026-03-04T15:30:00Z",
    endDate: null,
    comment: "Called twice.",
  },
];

import { noteEntities, typeGuids } from "@portico/contract";
import { beginSession, endSession } from "../../session/session.ts";
import { type Answer, answerWith } from "../responses.fixtures.ts";
import { actionKinds } from "./buttons/action-kinds.ts";

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** Three unpaid policies; changes are stored until the story ends. */
export const unpaidRows = [
  { id: id(1), version: 4, policyId: id(101), policyNumber: "FL-114", status: "New", phone: "3055550142" },
  { id: id(2), version: 1, policyId: id(102), policyNumber: "FL-115", status: "New", phone: null },
  { id: id(3), version: 2, policyId: id(103), policyNumber: "GA-020", status: "Paid Confirmed", phone: null },
];

/** The path of the notes on the first of them. */
export const notesPath = `/api/Notes/${id(101)}/${noteEntities.policy}`;
/** The path of the history of the first of them. */
export const historyPath = `/api/PolicyNonPaid/${id(1)}/status`;

const statuses = ["Contacted", "New", "Promise to Pay", ""];
const agents = ["Beatriz Almeida", "Carlos Benítez", "Dana Whitfield"];

/** Answers by method and path. */
export type Answers = Readonly<Record<string, Answer>>;

/** What came in, the last one last. */
export const received: Request[] = [];

/** The last call with this method and path; undefined if there was none. */
export function lastCall(method: string, path: string): Request | undefined {
  return received.filter((call) => call.method === method && new URL(call.url).pathname === path).at(-1);
}

/**
 * Someone signed in with these claims, and a server that keeps what it is told; answers given come first. The code of
 * the actions is there already.
 */
export function workingAs(claims: readonly string[], answers: Answers = {}) {
  return async () => {
    await Promise.all(
      Object.values(actionKinds).map((kind) => ("dialog" in kind ? kind.dialog() : kind.run())),
    );
    received.length = 0;
    beginSession(token(claims));
    const rows = unpaidRows.map((row) => ({ ...row }));
    const restore = answerWith(async (url, request) => {
      received.push(request.clone());
      const own = answers[`${request.method} ${url.pathname}`];
      return own ? own(url, request) : answer(rows, url, request);
    })();
    return () => {
      restore();
      endSession("logout");
    };
  };
}

async function answer(
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
      const found = agents.filter((name) => name.toLowerCase().includes(text));
      return Response.json(found.map((name) => ({ id: id(200 + agents.indexOf(name)), name })));
    }
    case `GET /api/TypeGeneric/${typeGuids.unpaidStatus}`:
      return Response.json(statuses.map((name, index) => ({ id: id(300 + index), name, code: name })));
    case `GET ${notesPath}`:
      return Response.json(pageOf([]));
    default:
      return Response.json([]);
  }
}

/** The requested page of a list, or the first. */
export function pageOf<Row>(rows: readonly Row[], pageNumber = 1, pageSize = 50) {
  const totalPages = Math.ceil(rows.length / pageSize);
  const data = rows.slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
  return { data, totalRecords: rows.length, totalPages };
}

/** Notes as they are answered. */
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

/** A history as it is answered, the oldest entry first. */
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

function token(claims: readonly string[]): string {
  const payload = {
    contactId: id(900),
    name: "Mara Lindqvist",
    emailaddress: "mara.lindqvist@lakeside.test",
    roles: ["agent"],
    claims,
    exp: 4_102_444_800,
  };
  const part = (value: unknown) => btoa(JSON.stringify(value));
  return `${part({ alg: "none" })}.${part(payload)}.`;
}

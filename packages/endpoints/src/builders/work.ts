import type { Field } from "../fields.ts";
import { type Noun, withArticle } from "../noun.ts";

/** An entry of a status history. */
export const statusHistoryFields = {
  status: { label: "Status", format: "status" },
  createdBy: { label: "By" },
  createdDate: { label: "From", format: "dateTime" },
  endDate: { label: "Until", format: "dateTime" },
  comment: { label: "Comment" },
} as const satisfies Record<string, Field>;

/** The calls on rows with a status and an agent. */
export const workCalls = {
  summary: { method: "GET", path: "/summary" },
  summaries: { method: "GET", path: "/summaries" },
  history: { method: "GET", path: "/:id/status" },
  setStatus: { method: "POST", path: "/:id/status" },
  putStatus: { method: "PUT", path: "/:id/status" },
  patchStatus: { method: "PATCH", path: "/:id" },
  setStatuses: { method: "POST", path: "/status" },
  assign: { method: "POST", path: "/assign" },
} as const;

/** The name of a call on rows with a status and an agent. */
export type WorkName = keyof typeof workCalls;

/** Calls with a second name or method in the specification, each with the call that it repeats. */
export const workAliases = {
  summaries: "summary",
  putStatus: "setStatus",
  patchStatus: "setStatus",
} as const;

type Alias = keyof typeof workAliases;

/** The call that a name refers to. */
export type WorkCallOf<Name extends WorkName> = Name extends Alias ? (typeof workAliases)[Name] : Name;

/** The usual calls of a feature with statuses and assignment. */
export const defaultWork = ["summary", "history", "setStatus", "setStatuses", "assign"] as const;

/** Descriptions of these calls in the API's documentation. */
export function workSummaries(noun: Noun): Readonly<Record<WorkName, string>> {
  const one = withArticle(noun);
  const many = noun.other;
  const counts = `Counts ${many} by agent and status. Takes the filters of the list.`;
  return {
    summary: counts,
    summaries: counts,
    history: `Returns the status history of ${one}. The last entry is the current status.`,
    setStatus: `Changes the status of ${one}.`,
    putStatus: `Changes the status of ${one}. Same as POST.`,
    patchStatus: `Changes the status of ${one}.`,
    setStatuses: `Changes the status of ${many}. If one fails, none change.`,
    assign: `Assigns ${many} to an agent. If one fails, none change.`,
  };
}

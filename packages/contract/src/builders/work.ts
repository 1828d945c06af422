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
  setStatuses: { method: "POST", path: "/status" },
  assign: { method: "POST", path: "/assign" },
} as const;

/** The name of such a call. */
export type WorkName = keyof typeof workCalls;

/** Calls that the specification has under a second name or method, each with the call that it repeats. */
export const workAliases = { summaries: "summary", putStatus: "setStatus" } as const;

type Alias = keyof typeof workAliases;

/** The call that a name stands for. */
export type WorkCallOf<Name extends WorkName> = Name extends Alias ? (typeof workAliases)[Name] : Name;

/** The calls that a feature with statuses and assignment usually has. */
export const usualWork = ["summary", "history", "setStatus", "setStatuses", "assign"] as const;

/** What the API's documentation says of these calls. */
export function workSummaries(noun: Noun): Readonly<Record<WorkName, string>> {
  const one = withArticle(noun);
  const many = noun.other;
  const counts = `How many ${many} each agent has in each status.`;
  return {
    summary: counts,
    summaries: counts,
    history: `The statuses ${one} has had; the last one is the current one.`,
    setStatus: `Gives ${one} another status.`,
    putStatus: `Gives ${one} another status; the same as POST.`,
    setStatuses: `Gives ${many} another status: all of them or none.`,
    assign: `Assigns ${many} to an agent: all of them or none.`,
  };
}

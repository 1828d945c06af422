import { maxYearsAhead } from "@portico/contract";
import { isoDay } from "@portico/format";
import type { AgentDirectory } from "../../agents/agent-directory.ts";
import type { ValueReading } from "../../file-layouts/header-of-layout.ts";
import type { LeadColumn } from "../../file-layouts/lead-headers.ts";
import { parseDateParts } from "../../file-values/date.ts";
import { readTime } from "../../file-values/time.ts";
import type { RowReader } from "../../table-files/row-reader.ts";
import { lastDueDay } from "../follow-ups/due-day.ts";

/** Whose lead it is, its disposition, and when to call back. */
export interface LeadCallBack {
  readonly agentId: string | null;
  /** Null for a new lead. */
  readonly statusId: string | null;
  /** Null if there is no follow-up. */
  readonly dueDate: string | null;
  readonly dueTime: string | null;
}

/** What reading it depends on. */
export interface CallBackContext {
  readonly agents: AgentDirectory;
  readonly dispositions: Dispositions;
  readonly values: Pick<ValueReading, "order">;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** The dispositions of leads by their names in files. */
export interface Dispositions {
  /** The ID of the status. Undefined if there is none with this name. */
  find(name: string): string | undefined;
  /** Whether a status promises to call back. */
  promises(statusId: string): boolean;
}

type Reader = RowReader<LeadColumn>;

/**
 * Reads a lead's agent and disposition, and when to call back. What can't be used is left out with a warning, because the
 * lead itself can be loaded.
 */
export function readCallBack(reader: Reader, context: CallBackContext): LeadCallBack {
  const agentId = agentOf(reader, context.agents);
  const statusId = dispositionOf(reader, context.dispositions);
  const due = dueOf(reader, context, { agentId, statusId });
  return { agentId, statusId, dueDate: due?.day ?? null, dueTime: due?.time ?? null };
}

function agentOf({ text, warn }: Reader, agents: AgentDirectory): string | null {
  const name = text("agentName");
  if (name === "") return null;
  const { agentId, ambiguous } = agents.find({ npn: "", name });
  if (agentId === null)
    warn("agentName", `matches ${ambiguous.length > 0 ? "more than one" : "no"} agent.`, undefined);
  return agentId;
}

function dispositionOf({ text, warn }: Reader, dispositions: Dispositions): string | null {
  const name = text("disposition");
  if (name === "") return null;
  const statusId = dispositions.find(name);
  if (statusId === undefined) warn("disposition", "isn't a known disposition, so the lead is new.", "New");
  return statusId ?? null;
}

/** When the follow-up is due. Undefined if there is none. */
function dueOf(
  reader: Reader,
  { dispositions, values, today }: CallBackContext,
  { agentId, statusId }: Pick<LeadCallBack, "agentId" | "statusId">,
): { readonly day: string; readonly time: string | null } | undefined {
  const { text, warn } = reader;
  const leaveOut = (why: string) => void warn("callBackDate", `${why}, so no follow-up is added.`, undefined);
  const written = text("callBackDate");
  if (written === "") {
    if (text("callBackTime") !== "") warn("callBackTime", "has no day, so no follow-up is added.", undefined);
    return undefined;
  }
  const parts = parseDateParts(written, values);
  const day = parts && isoDay(parts.year, parts.month, parts.day);
  if (day === undefined) return leaveOut("isn't a date such as 2026-01-31 or 1/31/2026");
  if (statusId !== null && !dispositions.promises(statusId))
    return leaveOut("is only for leads to call back");
  if (day > lastDueDay(today)) return leaveOut(`is more than ${maxYearsAhead} years ahead`);
  if (agentId === null) return leaveOut("is of a lead without an agent");
  const time = timeOf(reader) ?? parts?.time ?? null;
  if (day < today) warn("callBackDate", "is past, so the follow-up is overdue.", day);
  return { day, time };
}

/** The time in its own column. Null if there is none. */
function timeOf({ text, warn }: Reader): string | null {
  const read = readTime(text("callBackTime"));
  if ("value" in read) return read.value;
  warn(
    "callBackTime",
    `${read.problem.replace(/\.$/, "")}, so the follow-up is for any time that day.`,
    undefined,
  );
  return null;
}

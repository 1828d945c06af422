import { type followUpBody, maxYearsAhead } from "@portico/contract/features/follow-ups.schemas";
import { and, eq } from "drizzle-orm";
import type * as z from "zod";
import type { Caller } from "../../access/caller.ts";
import { agentsOfferedTo } from "../../access/scope.ts";
import type { Database } from "../../db/database.ts";
import { agents, type followUps } from "../../db/schema/index.ts";
import type { Write } from "../../feature/crud/crud.ts";
import { afterBusinessDays, lastDueDay } from "../../follow-ups/due-day.ts";
import { validationFailure } from "../../http/validation.ts";
import type { Services } from "../../services/services.ts";

type Body = z.output<typeof followUpBody>;
type FollowUp = typeof followUps.$inferSelect;

/** The columns that the form changes. The record never changes. */
export async function changedColumns({ body, before, ...context }: Write<typeof followUps, Body>) {
  if (!before) throw new Error("Follow-ups are added to records.");
  const { recordKind, recordId } = before;
  return { recordKind, recordId, ...(await formColumns(body, { ...context, before })) };
}

/** What the columns of a form depend on. */
interface FormContext {
  /** The current row. Undefined for a new one. */
  readonly before?: FollowUp;
  readonly caller: Caller;
  readonly transaction: Database;
  readonly services: Pick<Services, "clock" | "settings">;
}

/**
 * The columns of a form.
 * @throws Failure 422 if the day can't be chosen, or the agent
 */
export async function formColumns(body: Body, { before, caller, transaction, services }: FormContext) {
  const { kindId, dueTime, priority, repeats, note } = body;
  const agentId = await agentOfForm(transaction, caller, body.agentId, before?.agentId);
  // An overdue follow-up can be edited without moving it.
  const isSameDay = before !== undefined && body.dueDate === before.dueDate;
  const dueDate = isSameDay ? before.dueDate : dueDayOf(body, services);
  const isSamePlan = isSameDay && before.repeats === repeats;
  return {
    ...{ kindId, agentId, dueDate, priority },
    dueTime: dueTime ?? null,
    repeats: repeats ?? null,
    repeatsFrom: repeats === undefined ? null : isSamePlan ? before.repeatsFrom : dueDate,
    note: note || null,
  };
}

/**
 * The chosen agent. Without one, it is the current one, or the caller's.
 * @throws Failure 422 if the caller is no agent and chose none, or chose one that they can't
 */
async function agentOfForm(
  transaction: Database,
  caller: Caller,
  chosen: string | undefined,
  current: string | undefined,
): Promise<string> {
  const agentId = chosen?.toLowerCase() ?? current ?? caller.agentId;
  if (agentId === null) throw validationFailure("body", { agentId: ["Choose an agent"] });
  if (agentId === current) return agentId;
  const isOffered = and(eq(agents.id, agentId), agentsOfferedTo(caller, agents.id));
  if ((await transaction.$count(agents, isOffered)) === 0)
    throw validationFailure("body", { agentId: ["This agent isn't available. Choose one from the list."] });
  return agentId;
}

/** When a follow-up is due. */
interface DueDay {
  readonly dueDate?: string | undefined;
  readonly inDays?: number | undefined;
}

/**
 * The day that was chosen, or the one after so many business days.
 * @throws Failure 422 if the day is before today, or too far ahead
 */
export function dueDayOf(
  { dueDate, inDays = 0 }: DueDay,
  { clock, settings }: FormContext["services"],
): string {
  const today = clock.today();
  if (dueDate === undefined) return afterBusinessDays(today, inDays, settings.current().holidays);
  const refuse = (message: string) => validationFailure("body", { dueDate: [message] });
  if (dueDate < today) throw refuse("Choose today or a later day");
  if (dueDate > lastDueDay(today)) throw refuse(`Choose a day within ${maxYearsAhead} years`);
  return dueDate;
}

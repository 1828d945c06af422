import type { followUpBody } from "@portico/contract/features/follow-ups.schemas";
import type * as z from "zod";
import type { Caller } from "../../access/caller.ts";
import type { followUps } from "../../db/schema/index.ts";
import type { Write } from "../../feature/crud/crud.ts";
import { afterBusinessDays } from "../../follow-ups/due-day.ts";
import { validationFailure } from "../../http/validation.ts";
import type { Services } from "../../services/services.ts";

type Body = z.output<typeof followUpBody>;
type FollowUp = typeof followUps.$inferSelect;

/** The columns that the form changes. The record never changes. */
export function changedColumns({ body, before, caller, services }: Write<typeof followUps, Body>) {
  if (!before) throw new Error("Follow-ups are added to records.");
  const { recordKind, recordId } = before;
  return { recordKind, recordId, ...formColumns(body, { before, caller, services }) };
}

/** What the columns of a form depend on. */
interface FormContext {
  /** The current row. Undefined for a new one. */
  readonly before?: FollowUp;
  readonly caller: Caller;
  readonly services: Pick<Services, "clock" | "settings">;
}

/**
 * The columns of a form. Without an agent, it is the current one, or the caller's.
 * @throws Failure 422 if the day is in the past, or there is no agent
 */
export function formColumns(body: Body, { before, caller, services }: FormContext) {
  const { kindId, dueTime, priority, repeats, note } = body;
  const agentId = body.agentId ?? before?.agentId ?? caller.agentId;
  if (agentId === null) throw validationFailure("body", { agentId: ["Choose an agent"] });
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

/** When a follow-up is due. */
interface DueDay {
  readonly dueDate?: string | undefined;
  readonly inDays?: number | undefined;
}

/**
 * The day that was chosen, or the one after so many business days.
 * @throws Failure 422 if the day is before today
 */
export function dueDayOf(
  { dueDate, inDays = 0 }: DueDay,
  { clock, settings }: FormContext["services"],
): string {
  const today = clock.today();
  if (dueDate === undefined) return afterBusinessDays(today, inDays, settings.current().holidays);
  if (dueDate < today) throw validationFailure("body", { dueDate: ["Choose today or a later day"] });
  return dueDate;
}

import type { followUpBody } from "@portico/contract/features/follow-ups/follow-ups.schemas";
import { and, eq } from "drizzle-orm";
import type * as z from "zod";
import type { Caller } from "../../../access/caller.ts";
import { agentsOfferedTo } from "../../../access/scope.ts";
import type { Database } from "../../../db/database.ts";
import { agents, type followUps } from "../../../db/schema/index.ts";
import { Failure } from "../../../errors/failure.ts";
import type { Write } from "../../../feature/crud/crud.ts";
import type { Services } from "../../../services/services.ts";
import { chosenDay } from "../chosen-day.ts";

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
  const dueDate = isSameDay ? before.dueDate : chosenDay(body, services);
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
  if (agentId === null) throw refusedAgent("Choose an agent.");
  if (agentId === current) return agentId;
  const isOffered = and(eq(agents.id, agentId), agentsOfferedTo(caller, agents.id));
  if ((await transaction.$count(agents, isOffered)) === 0)
    throw refusedAgent("This agent isn't available. Choose one from the list.");
  return agentId;
}

function refusedAgent(message: string): Failure {
  return new Failure(422, message, { agentId: [message] });
}

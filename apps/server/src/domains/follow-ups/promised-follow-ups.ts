import type { FollowUpRecord } from "@portico/contract/features/follow-ups/follow-ups";
import { maxFollowUpNote } from "@portico/contract/features/follow-ups/follow-ups.schemas";
import { formatDate } from "@portico/format";
import { and, eq, inArray } from "drizzle-orm";
import { agentsOfferedTo } from "../../access/scope.ts";
import { deleteManyAudited } from "../../audit/update-rows.ts";
import { agents, followUps, genericEntries } from "../../db/schema/index.ts";
import { Failure } from "../../errors/failure.ts";
import type { PromisedChange, PromisedFollowUps } from "../../feature/work/work.ts";
import { chosenDay } from "./chosen-day.ts";
import { insertFollowUps } from "./insert-follow-ups.ts";
import { promisedKinds } from "./promised-kinds.ts";

/**
 * The follow-ups about rows whose new status promises something.
 * @param recordKind what the rows are, or refer to
 * @param idColumn the property with the record's row. @default the row itself
 */
export function promisedFollowUps(recordKind: FollowUpRecord, idColumn = "id"): PromisedFollowUps {
  return {
    async add(change) {
      const { transaction, services, caller, rows, due, comment } = change;
      const kind = await kindOf(change);
      const dueDate = chosenDay(due, services, "followUp.dueDate");
      const dueTime = due.dueTime ?? null;
      const chosen = await agentsFor(change);
      const added = rows.map((row, index) => ({
        ...{ recordKind, recordId: String(row[idColumn]), agentId: chosen[index] ?? "" },
        ...{ dueDate, dueTime, note: comment?.slice(0, maxFollowUpNote) || null },
      }));
      const ids = await insertFollowUps(transaction, added, {
        ...{ kindId: kind.id, by: caller.userId, now: services.clock.now() },
      });
      const when = [formatDate(dueDate), dueTime].filter(Boolean).join(" ");
      return { ids, dueDate, dueTime, text: `Follow-up: ${kind.name}, ${when}` };
    },
    async remove({ transaction, caller, ids }) {
      const unchanged = await transaction
        .select({ id: followUps.id })
        .from(followUps)
        .where(and(inArray(followUps.id, [...ids]), eq(followUps.version, 1)))
        .orderBy(followUps.id)
        .for("update");
      if (unchanged.length === 0) return 0;
      return deleteManyAudited(transaction, {
        ...{ table: followUps, ids: unchanged.map(({ id }) => id), by: caller.userId },
        ...{ category: "follow-up", result: "undone" },
      });
    },
  };
}

/** @throws Failure 422 if the status promises nothing */
async function kindOf({ transaction, statusId }: PromisedChange) {
  const id = promisedKinds.get(statusId ?? "");
  const { name } = genericEntries;
  const [kind] =
    id === undefined
      ? []
      : await transaction.select({ name }).from(genericEntries).where(eq(genericEntries.id, id));
  if (id !== undefined && kind) return { ...kind, id };
  const problem =
    "You can't add a follow-up with this status. Change the status without one, or add a follow-up to the record.";
  throw new Failure(422, problem, { followUp: [problem] });
}

/**
 * The agent of each row's follow-up: that of the row if the caller can choose it, otherwise the caller's own.
 * @throws Failure 422 if a row has no such agent, and the caller has none either
 */
async function agentsFor({ transaction, caller, rows }: PromisedChange): Promise<string[]> {
  const ofRows = [...new Set(rows.flatMap(({ agentId }) => (typeof agentId === "string" ? agentId : [])))];
  const offered = await transaction
    .select({ id: agents.id })
    .from(agents)
    .where(and(inArray(agents.id, ofRows), agentsOfferedTo(caller, agents.id)));
  const choosable = new Set<unknown>(offered.map(({ id }) => id));
  const found = rows.flatMap(({ agentId }) => {
    const agent = choosable.has(agentId) ? String(agentId) : caller.agentId;
    return agent === null ? [] : [agent];
  });
  const missing = rows.length - found.length;
  if (missing === 0) return found;
  const who = missing === 1 ? "1 row has no agent" : `${missing} rows have no agent`;
  const problem = `${who} who could do the follow-up, and you are no agent. Assign the rows first, or leave the follow-up empty.`;
  throw new Failure(422, problem, { followUp: [problem] });
}

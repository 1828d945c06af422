import { allows, type EntryCode, entriesOf } from "@portico/contract";
import { formatDate, formatDateTimeUs } from "@portico/format";
import type { Caller } from "../../access/caller.ts";
import type { timeOffRequests } from "../../db/schema/index.ts";
import { Failure } from "../../errors/failure.ts";
import type { StatusWrite } from "../../feature/work/work.ts";
import { entryId } from "../../reference/seed.ts";
import type { BusinessClock } from "../../time/business-clock.ts";
import { dayAt } from "../../time/zoned-time.ts";

type Request = (typeof timeOffRequests)["$inferSelect"];
type Status = EntryCode<"ptoStatus">;

/** The statuses that may follow each status. */
const nextStatuses: Readonly<Record<Status, readonly Status[]>> = {
  REQUESTED: ["APPROVED", "REJECTED", "CANCELLED"],
  APPROVED: ["TAKEN", "CANCELLED"],
  REJECTED: [],
  CANCELLED: [],
  TAKEN: [],
};

const statuses = entriesOf("ptoStatus").map((entry) => ({ ...entry, id: entryId("ptoStatus", entry.code) }));

/**
 * Rejects status changes that are not allowed, with the reason.
 * @throws Failure 403 if only approvers can make the change, 409
 */
export function checkStatus({ rows, ...change }: StatusWrite<typeof timeOffRequests>): void {
  for (const row of rows) checkRow(row, change);
}

type Change = Omit<StatusWrite<typeof timeOffRequests>, "rows">;

function checkRow(request: Request, { statusId, caller, services: { clock } }: Change): void {
  const from = statuses.find(({ id }) => id === request.statusId);
  const to = statuses.find(({ id }) => id === statusId);
  if (!from || !to) throw new Failure(409, "This status can't be set on a time off request.");
  if (from === to) throw new Failure(409, `This time off request is already ${to.name}.`);
  const next = nextStatuses[from.code];
  if (!next.includes(to.code)) throw new Failure(409, notAllowed(from.name, next));
  checkRule[to.code]?.({ request, caller, clock });
}

function notAllowed(from: string, next: readonly Status[]): string {
  const names = statuses.filter(({ code }) => next.includes(code)).map(({ name }) => name);
  return names.length === 0
    ? `This time off request is ${from}, which is final. Request the time off again.`
    : `This time off request is ${from}. It can only become ${names.join(" or ")}.`;
}

interface Rule {
  readonly request: Request;
  readonly caller: Caller;
  readonly clock: BusinessClock;
}

/** What each status requires of the caller and the time. */
const checkRule: Readonly<Partial<Record<Status, (rule: Rule) => void>>> = {
  APPROVED: requireOtherApprover,
  REJECTED: requireOtherApprover,
  CANCELLED: ({ request, caller, clock }) => {
    if (!isOwn(request, caller))
      throw new Failure(409, "Only the person who requested the time off can cancel it.");
    if (request.startDate > clock.now()) return;
    const began = formatDateTimeUs(request.startDate, { timeZone: clock.timeZone() });
    throw new Failure(409, `This time off began at ${began}, so it can no longer be canceled.`);
  },
  TAKEN: ({ request, caller, clock }) => {
    if (!isOwn(request, caller)) requireApprover(caller);
    const lastDay = dayAt(request.endDate, clock.timeZone());
    if (lastDay < clock.today()) return;
    throw new Failure(409, `The last day off is ${formatDate(lastDay)}. Set Taken after that day.`);
  },
};

function requireOtherApprover({ request, caller }: Rule): void {
  if (isOwn(request, caller))
    throw new Failure(409, "Nobody can approve or reject their own time off. Ask another approver.");
  requireApprover(caller);
}

function requireApprover(caller: Caller): void {
  if (allows("admin.PTO", caller)) return;
  throw new Failure(403, "Only approvers, who have the claim admin.PTO, can set this status.");
}

function isOwn({ agentId, createdBy }: Request, caller: Caller): boolean {
  return agentId === caller.agentId || createdBy === caller.userId;
}

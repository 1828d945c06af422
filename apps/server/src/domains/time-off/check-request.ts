import type { ptoBody } from "@portico/contract/features/time-off/pto.schemas";
import { formatDateTimeUs } from "@portico/format";
import { and, eq, gt, inArray, lt } from "drizzle-orm";
import type * as z from "zod";
import type { Caller } from "../../access/caller.ts";
import { lockLimit } from "../../db/limit-lock.ts";
import { genericEntries, timeOffRequests } from "../../db/schema/index.ts";
import { Failure } from "../../errors/failure.ts";
import type { Columns, Write } from "../../feature/crud/crud.ts";
import { validationFailure } from "../../http/validation.ts";
import { entryId } from "../../reference/seed.ts";
import { instantAt } from "../../time/zoned-time.ts";
import { estimateHours } from "./working-hours.ts";

type Body = z.output<typeof ptoBody>;
type RequestWrite = Write<typeof timeOffRequests, Body>;

/** The statuses of requests that no other request of the same agent may overlap. */
const blocking = [
  entryId("ptoStatus", "REQUESTED"),
  entryId("ptoStatus", "APPROVED"),
  entryId("ptoStatus", "TAKEN"),
];

/**
 * Rejects a request that starts before today, has no working hours, or overlaps another one of the agent.
 * @throws Failure 403 without an agent, 409, 422
 */
export async function checkRequest(write: Write<typeof timeOffRequests, Body | undefined>): Promise<void> {
  const { body, caller, services } = write;
  if (!body) return;
  const agentId = requireAgent(caller);
  if (body.startDate < services.clock.today()) {
    throw validationFailure("body", { startDate: ["Start date can't be before today"] });
  }
  const { problem } = estimateHours(body, services.settings.current().holidays);
  if (problem) throw validationFailure("body", { [problem.field]: [problem.message] });
  const overlapping = await findOverlapping({ ...write, body }, agentId);
  if (!overlapping) return;
  const show = (date: Date) => formatDateTimeUs(date, { timeZone: services.clock.timeZone() });
  const { startDate, endDate, status } = overlapping;
  const text = `Overlaps your request from ${show(startDate)} to ${show(endDate)} (${status})`;
  throw new Failure(409, `${text}. Change the dates, or cancel that request.`, { startDate: [text] });
}

/** The columns of a new request. */
export async function requestColumns({
  body,
  caller,
  services,
}: RequestWrite): Promise<Columns<typeof timeOffRequests>> {
  const { holidays } = services.settings.current();
  return {
    ...periodOf(body, services.clock.timeZone()),
    agentId: requireAgent(caller),
    hours: estimateHours(body, holidays).hours,
    comment: body.comment || null,
  };
}

function periodOf({ startDate, endDate, startHour, endHour }: Body, timeZone: string) {
  return {
    startDate: instantAt(startDate, startHour, timeZone),
    endDate: instantAt(endDate, endHour, timeZone),
  };
}

async function findOverlapping({ transaction, body, services }: RequestWrite, agentId: string) {
  const { startDate, endDate } = periodOf(body, services.clock.timeZone());
  await lockLimit(transaction, "time-off-requests", agentId);
  const [found] = await transaction
    .select({
      startDate: timeOffRequests.startDate,
      endDate: timeOffRequests.endDate,
      status: genericEntries.name,
    })
    .from(timeOffRequests)
    .innerJoin(genericEntries, eq(genericEntries.id, timeOffRequests.statusId))
    .where(
      and(
        eq(timeOffRequests.agentId, agentId),
        inArray(timeOffRequests.statusId, blocking),
        lt(timeOffRequests.startDate, endDate),
        gt(timeOffRequests.endDate, startDate),
      ),
    )
    .orderBy(timeOffRequests.startDate)
    .limit(1);
  return found;
}

/** @throws Failure 403 without an agent, because time off belongs to an agent */
function requireAgent({ agentId }: Caller): string {
  if (agentId !== null) return agentId;
  throw new Failure(
    403,
    "You can't request time off because your account isn't linked to an agent. Ask a security administrator to link it.",
  );
}

import { randomUUID } from "node:crypto";
import { workday } from "@portico/contract/features/time-off/pto.schemas";
import { desc, eq, like } from "drizzle-orm";
import { federalHolidays, type Holiday } from "../../configuration/federal-holidays.ts";
import type { Database } from "../../db/database.ts";
import { agents, statusChanges, timeOffRequests, users } from "../../db/schema/index.ts";
import type { DemoContext } from "../../feature/demo-rows.ts";
import { entryId } from "../../reference/seed.ts";
import { defaultTimeZone, yearOf } from "../../time/business-clock.ts";
import { addDays } from "../../time/days.ts";
import { instantAt } from "../../time/zoned-time.ts";
import { estimateHours } from "./working-hours.ts";

const totalRequests = 40;
/** Each has several requests, far enough apart not to overlap. */
const totalPeople = 10;
const firstDay = -60;
const daysBetween = 3.5;
const noticeDays = 12;
const lengths = [1, 3, 2, 5, 1, 10];
const comments = [
  "Family trip",
  "Doctor's appointment",
  null,
  "Moving; reachable by phone in the mornings",
  null,
];

const statusesOf = {
  past: ["TAKEN", "TAKEN", "REJECTED", "TAKEN", "CANCELLED"],
  future: ["REQUESTED", "APPROVED", "REQUESTED", "APPROVED", "CANCELLED", "REJECTED"],
} as const;

interface Person {
  readonly agentId: string;
  readonly userId: string;
}

/** Adds requests in all statuses, from two months before today to two months after it. */
export async function demoRequests(database: Database, { today, now }: DemoContext): Promise<void> {
  const people = await database
    .select({ agentId: agents.id, userId: users.id })
    .from(agents)
    .innerJoin(users, eq(users.contactId, agents.contactId))
    .orderBy(desc(like(users.email, "%@portico.test")), users.email)
    .limit(totalPeople);
  if (people.length === 0) return;
  const requests = Array.from({ length: totalRequests }, (_, index) => demoRequest(index, today, people));
  await database.insert(timeOffRequests).values(requests);
  await database.insert(statusChanges).values(requests.flatMap((request) => historyOf(request, people, now)));
}

type DemoRequest = ReturnType<typeof demoRequest>;

function demoRequest(index: number, today: string, people: readonly Person[]) {
  const { agentId = "", userId = "" } = people[index % people.length] ?? {};
  const year = yearOf(today);
  const holidays = federalHolidays(year - 1, year + 1);
  const startDate = workdayFrom(addDays(today, Math.round(firstDay + index * daysBetween)), holidays);
  const endDate = workdayFrom(addDays(startDate, at(lengths, index) - 1), holidays);
  const period = { startDate, endDate, startHour: index % 6 === 4 ? 13 : 9, endHour: 17 };
  const code =
    endDate < today
      ? at(statusesOf.past, index)
      : startDate <= today
        ? "APPROVED"
        : at(statusesOf.future, index);
  return {
    id: randomUUID(),
    agentId,
    createdBy: userId,
    statusId: entryId("ptoStatus", code),
    startDate: instantAt(startDate, period.startHour, defaultTimeZone),
    endDate: instantAt(endDate, period.endHour, defaultTimeZone),
    hours: estimateHours(period, holidays).hours,
    comment: at(comments, index),
    createdDate: instantAt(addDays(startDate < today ? startDate : today, -noticeDays), 10, defaultTimeZone),
  };
}

/** The request, the decision two days later, and that the time off was taken, after its end. */
function historyOf(
  request: DemoRequest,
  people: readonly Person[],
  now: Date,
): (typeof statusChanges.$inferInsert)[] {
  const { id, statusId, createdBy, createdDate, comment } = request;
  const requested = entryId("ptoStatus", "REQUESTED");
  const shared = { entity: "time_off_requests", entityId: id };
  const first = { ...shared, statusId: requested, createdBy, createdDate, comment: comment ?? "Created" };
  if (statusId === requested) return [first];
  const decided = new Date(createdDate.getTime() + 2 * 86_400_000);
  const other = people.find(({ userId }) => userId !== createdBy)?.userId ?? createdBy;
  const isOwnChange = statusId === entryId("ptoStatus", "CANCELLED");
  const by = isOwnChange ? createdBy : other;
  const taken = entryId("ptoStatus", "TAKEN");
  const end = new Date(Math.min(request.endDate.getTime() + 16 * 3_600_000, now.getTime()));
  const decision = {
    ...shared,
    statusId: statusId === taken ? entryId("ptoStatus", "APPROVED") : statusId,
    createdBy: by,
    createdDate: decided,
    comment: isOwnChange ? "No longer needed" : "Done",
  };
  const steps = [{ ...first, endDate: decided }, decision];
  if (statusId !== taken) return steps;
  const last = { ...shared, statusId, createdBy, createdDate: end, comment: "Taken" };
  return [{ ...first, endDate: decided }, { ...decision, endDate: end }, last];
}

function at<Value>(values: readonly Value[], index: number): Value {
  return values[index % values.length] as Value;
}

/** The day, or the next one with working hours. */
function workdayFrom(day: string, holidays: readonly Holiday[]): string {
  const period = { startDate: day, endDate: day, ...workday };
  return estimateHours(period, holidays).hours > 0 ? day : workdayFrom(addDays(day, 1), holidays);
}

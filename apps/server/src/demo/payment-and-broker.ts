import { firstDay, lastDay, later, monthOf } from "../synthetic/dates.ts";
import { randomName } from "../synthetic/people.ts";
import { seededRandom, weightedPicker } from "../synthetic/random.ts";
import { addDays } from "../time/days.ts";
import type { PolicyTimeline } from "./policy-timeline.ts";

/** What payments and the broker of a policy depend on. */
interface InsuredPolicy {
  readonly id: string;
  readonly members: number;
  readonly course: PolicyTimeline;
}

const inForce: readonly string[] = ["EFFECTUATED", "GRACE_PERIOD", "PAST_DUE"];

/** The member's share of the premium in percent. With the full tax credit it is zero. */
const shares = weightedPicker<number>([
  [0, 42],
  [4, 14],
  [11, 16],
  [28, 16],
  [100, 12],
]);

/**
 * A policy's payments and broker as the carrier reports them. Seeded by the policy's ID, so that the rest of the demo
 * data doesn't depend on it.
 */
export function paymentAndBroker({ id, members, course: timeline }: InsuredPolicy, today: string) {
  const random = seededRandom(Number.parseInt(id.slice(0, 8), 16));
  const premium = random.whole(29_000, 71_000) * members * (0.55 + 0.45 / members);
  const share = shares(random);
  const hasLeft = inForce.includes(timeline.status) && random.percent(0.9);
  const broker = hasLeft ? brokerEnd(timeline, today, random.whole(1, 9)) : undefined;
  const otherAgent = randomName(random);
  return {
    premium: dollars(premium),
    member_responsibility: dollars((premium * share) / 100),
    paid_through_date: paidThrough(timeline, today, random.percent(1.5) ? 2 : 0),
    broker_effective_date: random.percent(12) ? brokerStart(timeline, today) : timeline.effectiveDate,
    broker_termination_date: broker ?? timeline.terminationDate,
    /** The agent of record, if it is not the policy's agent. */
    aor: broker !== undefined || random.percent(3) ? `${otherAgent.firstName} ${otherAgent.lastName}` : null,
  };
}

/** The last day paid for, at the earliest the day before coverage starts. */
function paidThrough(timeline: PolicyTimeline, today: string, unnoticed: number): string | null {
  const { status, effectiveDate, terminationDate, monthsBehind: lapsed } = timeline;
  if (status === "PENDING" || status === "PENDING_PAYMENT" || status === "CANCELLED") return null;
  const eve = addDays(effectiveDate, -1);
  const paid = terminationDate ?? lastDay(monthOf(today) - (status === "EFFECTUATED" ? unnoticed : lapsed));
  return later(paid, eve);
}

/** The last day of an earlier month, if the policy had started by then. */
function brokerEnd({ effectiveDate }: PolicyTimeline, today: string, monthsAgo: number): string | undefined {
  const left = lastDay(monthOf(today) - monthsAgo);
  return left > effectiveDate ? left : undefined;
}

/** The agency took over the policy a month after it started. */
function brokerStart({ effectiveDate }: PolicyTimeline, today: string): string {
  const start = firstDay(monthOf(effectiveDate) + 1);
  return start > today ? effectiveDate : start;
}

function dollars(cents: number): string {
  return (Math.round(cents) / 100).toFixed(2);
}

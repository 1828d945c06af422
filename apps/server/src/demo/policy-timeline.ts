import { earlier, firstDay, lastDay, type MonthNumber, monthOf } from "../synthetic/dates.ts";
import { type Picker, type Random, weightedPicker } from "../synthetic/random.ts";
import { addDays } from "../time/days.ts";

type StatusCode =
  | "PENDING"
  | "PENDING_PAYMENT"
  | "EFFECTUATED"
  | "GRACE_PERIOD"
  | "PAST_DUE"
  | "CANCELLED"
  | "TERMINATED"
  | "EXPIRED";

/** What has happened to a policy so far. Its status and payments follow from this. */
export interface PolicyTimeline {
  readonly status: StatusCode;
  readonly effectiveDate: string;
  readonly terminationDate: string | null;
  /** How many months the member is behind. */
  readonly monthsBehind: number;
  /** When the current status began. */
  readonly statusSince: string;
  /** When it was effectuated, if that is not the current status. */
  readonly effectuatedDate: string | null;
  /** The months the carrier has paid for. None if the first is after the last. */
  readonly paidFrom: MonthNumber;
  readonly paidTo: MonthNumber;
}

const future = weightedPicker<StatusCode>([
  ["PENDING", 60],
  ["PENDING_PAYMENT", 40],
]);
const thisYear = weightedPicker<StatusCode>([
  ["EFFECTUATED", 83],
  ["GRACE_PERIOD", 8],
  ["PAST_DUE", 4],
  ["CANCELLED", 1.3],
  ["TERMINATED", 1.7],
  ["PENDING_PAYMENT", 2],
]);
const lastYear = weightedPicker<StatusCode>([
  ["EFFECTUATED", 85],
  ["GRACE_PERIOD", 5],
  ["PAST_DUE", 3],
  ["CANCELLED", 2.5],
  ["TERMINATED", 3],
  ["EXPIRED", 1.5],
]);
const earlierYears = weightedPicker<StatusCode>([
  ["EFFECTUATED", 42],
  ["TERMINATED", 4],
  ["EXPIRED", 54],
]);

/** A random history of a policy up to today. */
export function randomTimeline(random: Random, today: string): PolicyTimeline {
  const thisMonth = monthOf(today);
  const effective = effectiveMonth(random, thisMonth);
  const status = statusPicker(effective, thisMonth)(random);
  const effectiveDate = firstDay(effective);
  const ended = endOf(random, status, effective, thisMonth);
  const lapsed = status === "GRACE_PERIOD" || status === "PAST_DUE" ? random.whole(1, 3) : 0;
  // What happens on a day has happened once it is over, in every time zone.
  const yesterday = addDays(today, -1);
  const statusSince = earlier(yesterday, sinceOf(status, effectiveDate, ended, firstDay(thisMonth - lapsed)));
  const neverPaid = status === "PENDING" || status === "PENDING_PAYMENT" || status === "CANCELLED";
  const paidTo = ended === null ? thisMonth - 1 - lapsed : Math.min(monthOf(ended), thisMonth - 1);
  return {
    status,
    effectiveDate,
    terminationDate: ended,
    monthsBehind: lapsed,
    statusSince,
    effectuatedDate:
      neverPaid || status === "EFFECTUATED"
        ? null
        : earlier(addDays(effectiveDate, 3), addDays(statusSince, -1)),
    // Statements reach back to January of the previous year.
    paidFrom: Math.max(effective, (Math.floor(thisMonth / 12) - 1) * 12),
    paidTo: neverPaid ? -1 : paidTo,
  };
}

function effectiveMonth(random: Random, thisMonth: MonthNumber): MonthNumber {
  const january = thisMonth - (thisMonth % 12);
  const chance = random.whole(1, 100);
  if (chance <= 38) return january;
  if (chance <= 60) return january - 12;
  if (chance <= 82) return random.whole(january, thisMonth + 1);
  if (chance <= 95) return january - random.whole(1, 12);
  return january - 12 * random.whole(2, 3);
}

function statusPicker(effective: MonthNumber, thisMonth: MonthNumber): Picker<StatusCode> {
  if (effective > thisMonth) return future;
  const yearsAgo = Math.floor(thisMonth / 12) - Math.floor(effective / 12);
  if (yearsAgo === 0) return thisYear;
  return yearsAgo === 1 ? lastYear : earlierYears;
}

function endOf(
  random: Random,
  status: StatusCode,
  effective: MonthNumber,
  thisMonth: MonthNumber,
): string | null {
  switch (status) {
    case "CANCELLED":
      return firstDay(effective);
    case "TERMINATED":
      return lastDay(random.whole(effective, Math.max(effective, thisMonth - 1)));
    case "EXPIRED":
      return lastDay(effective - (effective % 12) + 11);
    default:
      return null;
  }
}

function sinceOf(
  status: StatusCode,
  effectiveDate: string,
  ended: string | null,
  lapsedFrom: string,
): string {
  switch (status) {
    case "PENDING":
    case "PENDING_PAYMENT":
      return addDays(effectiveDate, -12);
    case "GRACE_PERIOD":
    case "PAST_DUE":
      return lapsedFrom < effectiveDate ? effectiveDate : lapsedFrom;
    case "EFFECTUATED":
      return addDays(effectiveDate, 3);
    case "CANCELLED":
    case "TERMINATED":
    case "EXPIRED":
      return ended ?? effectiveDate;
  }
}

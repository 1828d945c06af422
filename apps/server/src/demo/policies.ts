import { uuidOf } from "../db/stable-id.ts";
import { entryId } from "../reference/seed.ts";
import { earlier } from "../synthetic/dates.ts";
import { emailOf, phoneIn, randomName, streetAddress } from "../synthetic/people.ts";
import { type Picker, type Random, weightedPicker } from "../synthetic/random.ts";
import { addDays } from "../time/days.ts";
import { homePicker, type StateCode } from "./home-locations.ts";
import { paymentAndBroker } from "./payment-and-broker.ts";
import { type DemoCarrier, demoCarrierId, demoCarriers, marketExitOf } from "./plans.ts";
import { type PolicyTimeline, randomTimeline } from "./policy-timeline.ts";

/** A policy with the data its commission lines are computed from. */
export type DemoPolicy = ReturnType<ReturnType<typeof policyMaker>>;

/** Spreads consecutive policy numbers over the whole range. Has no common divisor with it. */
const serialStep = 7_919_993;
const serials = 10_000_000;

const sizes = weightedPicker<number>([
  [1, 46],
  [2, 22],
  [3, 13],
  [4, 11],
  [5, 5],
  [6, 2],
  [7, 1],
]);

/** Returns a function that makes the next policy of the demo data. */
export function policyMaker(random: Random, today: string, agents: Picker<string>) {
  const homes = homePicker();
  const offered = carriersByState(demoCarriers);
  const staying = carriersByState(demoCarriers.filter(({ leftMonthsAgo }) => leftMonthsAgo === undefined));
  let made = 0;
  return () => {
    const home = homes(random);
    const picked = offered[home.state](random);
    const name = randomName(random);
    const timeline = randomTimeline(random, today);
    const carrier = sells(picked, timeline, today) ? picked : staying[home.state](random);
    const members = sizes(random);
    const serial = (made++ * serialStep) % serials;
    const id = uuidOf(random.hex());
    const signed = earlier(addDays(today, -2), addDays(timeline.effectiveDate, -random.whole(15, 60)));
    return {
      id,
      policy_number: carrier.policyNumber(serial),
      carrier_id: demoCarrierId(carrier),
      agent_id: agents(random),
      status_id: entryId("policyStatus", timeline.status),
      first_name: name.firstName,
      last_name: name.lastName,
      dob: `${Number(today.slice(0, 4)) - random.whole(19, 64)}-${two(random.whole(1, 12))}-${two(random.whole(1, 28))}`,
      plan_name: random.pick(carrier.plans),
      number_of_members: members,
      effective_date: timeline.effectiveDate,
      termination_date: timeline.terminationDate,
      address: streetAddress(random),
      city: home.city,
      county: home.county,
      state: home.state,
      zip_code: random.pick(home.zipCodes),
      email: random.percent(88) ? emailOf(name, random) : null,
      phone: random.percent(95) ? phoneIn(random.pick(home.areaCodes), random) : null,
      created_date: `${signed}T${two(random.whole(13, 22))}:${two(random.whole(0, 59))}:00Z`,
      since: midnight(timeline.statusSince),
      effectuated: timeline.effectuatedDate && midnight(timeline.effectuatedDate),
      paid_from: timeline.paidFrom,
      paid_to: timeline.paidTo,
      /** The exchange's ID of the enrollment. Null if the carrier reports none. */
      exchange_id: null as string | null,
      /** The month the carrier forgot to pay, if any. */
      unpaid: random.percent(3) ? random.whole(timeline.paidFrom, timeline.paidFrom + 18) : -1,
      /** Before this month the family had `members_before` members. */
      changed: random.percent(8) ? random.whole(timeline.paidFrom, timeline.paidFrom + 12) : -1,
      members_before: Math.max(1, members - random.whole(0, 1)),
      /** Whether the carrier charged back the last month. */
      charged_back: timeline.terminationDate !== null && random.percent(9),
      rate: carrier.rate,
      ...paymentAndBroker({ id, members, course: timeline }, today),
    };
  };
}

function carriersByState(carriers: readonly DemoCarrier[]): Record<StateCode, Picker<DemoCarrier>> {
  const within = (state: StateCode) =>
    weightedPicker(carriers.map((carrier) => [carrier, carrier.shares[state] ?? 0]));
  return { FL: within("FL"), TX: within("TX") };
}

/** Whether a carrier was in the market when a policy started. */
function sells(carrier: DemoCarrier, { effectiveDate }: PolicyTimeline, today: string): boolean {
  const exit = marketExitOf(carrier, today);
  return exit === null || effectiveDate < exit;
}

/** The start of a day in the business time zone, approximately. */
function midnight(day: string): string {
  return `${day}T05:00:00Z`;
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}

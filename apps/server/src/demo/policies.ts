import { entryId } from "../reference/seed.ts";
import { uuidOf } from "../reference/stable-id.ts";
import { type Course, randomCourse } from "./course.ts";
import { addDays, earlier } from "./days.ts";
import { emailOf, phoneIn, randomName, streetAddress } from "./people.ts";
import { homePicker, type StateCode } from "./places.ts";
import { type DemoCarrier, demoCarrierId, demoCarriers, marketExitOf } from "./plans.ts";
import { type Picker, type Random, weightedPicker } from "./random.ts";
import { standingOf } from "./standing.ts";

/** A policy with what its statements are made from. */
export type DemoPolicy = ReturnType<ReturnType<typeof policyMaker>>;

/** Spreads the numbers of policies made one after the other over all there are; without a common divisor. */
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

/** Makes the policies of the demo data one after the other. */
export function policyMaker(random: Random, today: string, agents: Picker<string>) {
  const homes = homePicker();
  const offered = carriersByState(demoCarriers);
  const staying = carriersByState(demoCarriers.filter(({ leftMonthsAgo }) => leftMonthsAgo === undefined));
  let made = 0;
  return () => {
    const home = homes(random);
    const picked = offered[home.state](random);
    const name = randomName(random);
    const course = randomCourse(random, today);
    const carrier = sells(picked, course, today) ? picked : staying[home.state](random);
    const members = sizes(random);
    const serial = (made++ * serialStep) % serials;
    const id = uuidOf(random.hex());
    const signed = earlier(addDays(today, -1), addDays(course.effectiveDate, -random.whole(15, 60)));
    return {
      id,
      policy_number: carrier.policyNumber(serial),
      carrier_id: demoCarrierId(carrier),
      agent_id: agents(random),
      status_id: entryId("policyStatus", course.status),
      first_name: name.firstName,
      last_name: name.lastName,
      dob: `${Number(today.slice(0, 4)) - random.whole(19, 64)}-${two(random.whole(1, 12))}-${two(random.whole(1, 28))}`,
      plan_name: random.pick(carrier.plans),
      number_of_members: members,
      effective_date: course.effectiveDate,
      termination_date: course.terminationDate,
      address: streetAddress(random),
      city: home.city,
      county: home.county,
      state: home.state,
      zip_code: random.pick(home.zipCodes),
      email: random.percent(88) ? emailOf(name, random) : null,
      phone: random.percent(95) ? phoneIn(random.pick(home.areaCodes), random) : null,
      created_date: `${signed}T${two(random.whole(13, 22))}:${two(random.whole(0, 59))}:00Z`,
      since: midnight(course.since),
      effectuated: course.effectuated && midnight(course.effectuated),
      paid_from: course.paidFrom,
      paid_to: course.paidTo,
      /** The month the carrier forgot to pay, if any. */
      unpaid: random.percent(3) ? random.whole(course.paidFrom, course.paidFrom + 18) : -1,
      /** Before this month the family had `members_before` members. */
      changed: random.percent(8) ? random.whole(course.paidFrom, course.paidFrom + 12) : -1,
      members_before: Math.max(1, members - random.whole(0, 1)),
      /** Whether the carrier took the last month back. */
      charged_back: course.terminationDate !== null && random.percent(9),
      rate: carrier.rate,
      ...standingOf({ id, members, course }, today),
    };
  };
}

function carriersByState(carriers: readonly DemoCarrier[]): Record<StateCode, Picker<DemoCarrier>> {
  const within = (state: StateCode) =>
    weightedPicker(carriers.map((carrier) => [carrier, carrier.shares[state] ?? 0]));
  return { FL: within("FL"), TX: within("TX") };
}

/** Whether a carrier was in the market when a policy began. */
function sells(carrier: DemoCarrier, { effectiveDate }: Course, today: string): boolean {
  const exit = marketExitOf(carrier, today);
  return exit === null || effectiveDate < exit;
}

/** When a day begins where the business is, near enough. */
function midnight(day: string): string {
  return `${day}T05:00:00Z`;
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}

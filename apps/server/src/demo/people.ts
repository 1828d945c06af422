import { stableId } from "../db/stable-id.ts";
import type { DemoCoverage, DemoPerson, DemoRelative, PersonalList } from "../feature/demo-rows.ts";
import { emailOf, phoneIn, randomName, sexOf, streetAddress } from "../synthetic/people.ts";
import { type Picker, type Random, seededRandom } from "../synthetic/random.ts";
import { addDays } from "../time/days.ts";
import { demoAccounts } from "./accounts.ts";
import { areaCodesOf, homePicker } from "./home-locations.ts";
import { demoCarrierId, demoCarriers } from "./plans.ts";
import type { DemoPolicy } from "./policies.ts";

/** How many people have records in several lists, besides the demo customer. In a small data set, fewer. */
const maxPeople = 300;
/** Of these, so many have a policy: every eighth policy at most is theirs. */
const maxInsured = 255;
const policiesPerInsured = 8;
const seed = 4650;
const dayMs = 86_400_000;
const spouseIncome = 12_000;
const firstApplicationId = 4_101_223_001;

/** The ID of a demo application at the Marketplace. The first one is the demo customer's. */
export function demoApplicationId(index: number): string {
  return String(firstApplicationId + index * 7);
}

interface PeopleOptions {
  /** The day of `now` in the business time zone, `YYYY-MM-DD`. */
  readonly today: string;
  readonly now: Date;
  readonly agents: Picker<string>;
}

/**
 * The people who have records in several lists: the demo customer, those whose policies are among the first of these, and
 * some who have none yet.
 * @returns the people, and the policies with their names and contact data
 */
export function peopleOf(
  made: readonly DemoPolicy[],
  { today, now, agents }: PeopleOptions,
): { people: DemoPerson[]; policies: DemoPolicy[] } {
  const random = seededRandom(seed);
  const homes = homePicker();
  const make = personMaker(random, today);
  const insured = Math.min(maxInsured, Math.floor(made.length / policiesPerInsured));
  const renewals = renewalFinder(made.slice(insured));
  const policies = [...made];
  const people = [demoCustomer(make, now)];
  for (const [index, first] of made.slice(0, insured).entries()) {
    const renewal = renewals(first);
    const person = make({
      name: { firstName: first.first_name, lastName: first.last_name },
      home: { ...first, areaCodes: areaCodesOf(first), zipCode: first.zip_code },
      address: first.address,
      agentId: first.agent_id,
      signed: new Date(first.created_date),
      relatives: first.number_of_members - 1,
      policy: coverageOf(renewal?.policy ?? first),
    });
    people.push(person);
    policies[index] = policyOf(person, first, renewal ? null : person.applicationId);
    if (renewal) policies[insured + renewal.index] = policyOf(person, renewal.policy, person.applicationId);
  }
  for (let count = 0; count < (insured * (maxPeople - maxInsured)) / maxInsured; count += 1) {
    const home = homes(random);
    people.push(
      make({
        name: randomName(random),
        home: { ...home, zipCode: random.pick(home.zipCodes) },
        address: streetAddress(random),
        agentId: agents(random),
        signed: new Date(now.getTime() - random.whole(20, 800) * dayMs - random.whole(0, 480) * 60_000),
        relatives: random.whole(0, 3),
      }),
    );
  }
  return { people, policies };
}

interface NewPerson {
  readonly name: { readonly firstName: string; readonly lastName: string };
  readonly home: Pick<DemoPerson, "city" | "county" | "state" | "zipCode"> & {
    readonly areaCodes: readonly string[];
  };
  readonly address: string;
  readonly agentId: string;
  readonly signed: Date;
  readonly relatives: number;
  readonly policy?: DemoCoverage;
}

type MakePerson = (person: NewPerson, fixed?: Partial<DemoPerson>) => DemoPerson;

/** Makes people with phone numbers and email addresses of their own. */
function personMaker(random: Random, today: string): MakePerson {
  const used = new Set<string>();
  const unused = (next: () => string): string => {
    const found = next();
    if (used.has(found)) return unused(next);
    used.add(found);
    return found;
  };
  let applications = 0;
  return ({ name, home, relatives, policy, ...more }, fixed = {}) => {
    const isFirst = used.size === 0;
    const { city, county, state, zipCode, areaCodes } = home;
    const lists = listsOf(random, isFirst);
    const dob = birthday(random, today, [27, 62]);
    return {
      ...more,
      ...name,
      ...{ city, county, state, zipCode, policy, lists, dob },
      sex: sexOf(name.firstName),
      phone: unused(() => phoneIn(random.pick(areaCodes), random)),
      email: unused(() => emailOf(name, random)),
      income: random.whole(14, 62) * 1_000,
      relatives: relativesOf(random, today, relatives),
      applicationId: isFirst || random.percent(45) ? demoApplicationId(applications++) : undefined,
      ...fixed,
    };
  };
}

/** Carla Benítez, who has applied and isn't enrolled yet. */
function demoCustomer(make: MakePerson, now: Date): DemoPerson {
  const account = demoAccounts.find(({ roles }) => roles.includes("customer"));
  if (!account) throw new Error("There is no demo customer.");
  const { email, firstName, lastName } = account;
  return make(
    {
      name: { firstName, lastName },
      home: { city: "Miami", county: "Miami-Dade", state: "FL", zipCode: "33134", areaCodes: ["305"] },
      address: "2450 Coral Way Apt 12",
      agentId: stableId("agent", "admin@portico.test"),
      signed: new Date(now.getTime() - 25 * dayMs),
      relatives: 2,
    },
    { email, dob: "1988-05-17", income: 46_000 },
  );
}

/** Most people are in most lists. The demo customer is in all of them. */
function listsOf(random: Random, isFirst: boolean): ReadonlySet<PersonalList> {
  const shares = { lead: 90, customer: 85, offlineApplication: 70 } as const;
  const all = ["lead", "customer", "offlineApplication"] as const;
  return new Set(all.filter((list) => random.percent(shares[list]) || isFirst));
}

function relativesOf(random: Random, today: string, count: number): DemoRelative[] {
  const hasSpouse = random.percent(60);
  return Array.from({ length: count }, (_, index): DemoRelative => {
    const { firstName } = randomName(random);
    const relation = hasSpouse && index === 0 ? "spouse" : "child";
    // Children were born before anyone signed.
    const dob = birthday(random, today, relation === "spouse" ? [25, 62] : [5, 17]);
    const income = relation === "spouse" ? spouseIncome : 0;
    return { relation, firstName, dob, sex: sexOf(firstName), income };
  });
}

/** Finds, for a policy that has ended, a later one in the same state. Each is found once. */
function renewalFinder(candidates: readonly DemoPolicy[]) {
  const taken = new Set<number>();
  return ({ state, termination_date: ended, created_date: signed }: DemoPolicy) => {
    if (ended === null) return undefined;
    const index = candidates.findIndex(
      (policy, at) =>
        !taken.has(at) &&
        policy.state === state &&
        policy.effective_date > ended &&
        policy.created_date > signed,
    );
    const policy = candidates[index];
    if (!policy) return undefined;
    taken.add(index);
    return { index, policy };
  };
}

/** A policy of a person, with the ID of the enrollment that led to it. */
function policyOf(
  person: DemoPerson,
  policy: DemoPolicy,
  applicationId: string | null | undefined,
): DemoPolicy {
  const { firstName, lastName, dob, email, phone, address, city, county, zipCode, agentId } = person;
  return {
    ...policy,
    ...{ dob, email, phone, address, city, county },
    agent_id: agentId,
    first_name: firstName,
    last_name: lastName,
    zip_code: zipCode,
    exchange_id: applicationId ? `${applicationId}-01` : null,
  };
}

function coverageOf(policy: DemoPolicy): DemoCoverage {
  const carrier = demoCarriers.find((one) => demoCarrierId(one) === policy.carrier_id);
  return {
    signedDay: policy.created_date.slice(0, 10),
    carrierId: policy.carrier_id,
    carrier: carrier?.name ?? "",
    plan: policy.plan_name,
    effectiveDate: policy.effective_date,
    terminationDate: policy.termination_date,
    premium: Number(policy.premium),
    memberResponsibility: Number(policy.member_responsibility),
  };
}

function birthday(random: Random, today: string, [from, to]: readonly [number, number]): string {
  return addDays(today, -random.whole(from * 365 + 10, to * 365 + 10));
}

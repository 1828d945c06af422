import { desc, eq, like } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import {
  agents,
  consentRequests,
  type OfflineMember,
  offlineApplications,
  offlineCards,
  offlineSsns,
  statusChanges,
  users,
} from "../../../db/schema/index.ts";
import { uuidOf } from "../../../db/stable-id.ts";
import { homePicker } from "../../../demo/home-locations.ts";
import { demoCarrierId, demoCarriers } from "../../../demo/plans.ts";
import type { DemoContext } from "../../../feature/demo-rows.ts";
import { entryId } from "../../../reference/seed.ts";
import { daysAfter, daysAgo } from "../../../synthetic/dates.ts";
import { emailOf, phoneIn, randomName, sexOf, streetAddress } from "../../../synthetic/people.ts";
import { type Random, seededRandom } from "../../../synthetic/random.ts";
import { addDays } from "../../../time/days.ts";
import { consentOf } from "./demo-consents.ts";
import { type Colleague, historyOf } from "./demo-history.ts";
import { ofApplicant } from "./demo-person.ts";
import { cardOf, ssnsOf } from "./demo-secrets.ts";
import { at } from "./in-turn.ts";

const count = 400;
const oldestInDays = 900;
/** Older cards are deleted. */
const cardDays = 85;
const seed = 4620;

const sources = ["PHONE", "WALK_IN", "REFERRAL", "WEB", "EVENT", "RENEWAL"] as const;
const migratory = ["citizen", "resident", "citizen", "work_permit", "other"] as const;
const carriersInUse = demoCarriers.filter(({ leftMonthsAgo }) => leftMonthsAgo === undefined);

/** Adds applications in every status, with and without consent. Those of the demo's people come first. */
export async function demoApplications(
  database: Database,
  { today, now, encryption, people: applicants }: DemoContext,
): Promise<void> {
  const everyone = await agentsWithUsers(database);
  const agentOf = new Map(everyone.map((person) => [person.agentId, person]));
  const people = everyone.slice(0, 6);
  if (people.length === 0) return;
  const random = seededRandom(seed);
  const homes = homePicker();
  const known = applicants.filter(({ lists }) => lists.has("offlineApplication"));
  const made = Array.from({ length: count }, (_, index) => {
    const application = demoApplication(index, { random, today, people, home: homes(random) });
    const applicant = known[index];
    const creator = applicant && (agentOf.get(applicant.agentId) ?? at(people, index));
    return creator ? ofApplicant(application.row, applicant, creator) : application;
  });
  const firstCard = daysAfter(now, -cardDays);
  await database.insert(offlineApplications).values(made.map(({ row }) => row));
  await database.insert(statusChanges).values(made.flatMap(({ history }) => history));
  await database
    .insert(offlineSsns)
    .values(made.flatMap(({ row }, index) => ssnsOf(row, { index, encryption })));
  await database
    .insert(offlineCards)
    .values(
      made.flatMap(({ row }, index) =>
        row.createdDate < firstCard ? [] : cardOf(row, { index, encryption, today }),
      ),
    );
  await database.insert(consentRequests).values(made.flatMap(({ row }, index) => consentOf(row, index)));
}

/** Those of the demo accounts come first. */
function agentsWithUsers(database: Database): Promise<Colleague[]> {
  return database
    .select({ agentId: agents.id, userId: users.id })
    .from(agents)
    .innerJoin(users, eq(users.contactId, agents.contactId))
    .orderBy(desc(like(users.email, "%@portico.test")), users.email);
}

interface Making {
  readonly random: Random;
  readonly today: string;
  readonly people: readonly Colleague[];
  readonly home: ReturnType<ReturnType<typeof homePicker>>;
}

/** A random application in one of the statuses, in turn. */
function demoApplication(index: number, { random, today, people, home }: Making) {
  const name = randomName(random);
  const creator = at(people, index);
  const age = 1 + daysAgo(random.next(), oldestInDays);
  const createdDate = new Date(
    `${addDays(today, -age)}T${two(random.whole(14, 20))}:${two(random.whole(0, 59))}:00Z`,
  );
  const code = at(["NEW", "ASG", "SUB", "ASG", "SUB", "NEW", "SUB", "VOID"] as const, index);
  const assignee =
    code === "NEW" || (code === "VOID" && random.percent(50)) ? null : at(people, random.whole(0, 5));
  const married = random.percent(45);
  const members = membersOf({ random, today, married, lastName: name.lastName });
  const carrier = random.pick(carriersInUse);
  const annualIncome = random.whole(14, 62) * 1_000;
  const incomes = members.reduce((sum, member) => sum + (member.annualIncome ?? 0), annualIncome);
  const statusId = entryId("offlineStatus", code);
  const row = {
    id: uuidOf(random.hex()),
    agentId: assignee?.agentId ?? null,
    createdByAgentId: creator.agentId,
    statusId,
    marketplaceId: code === "SUB" ? String(4_000_000_000 + random.whole(0, 999_999_999)) : null,
    sourceId: entryId("applicationSource", random.pick(sources)),
    isFirstTimeOnMarketplace: random.percent(35),
    ...name,
    middleName: random.percent(20) ? random.pick(["A", "E", "J", "L", "M", "R"]) : null,
    dob: birthday(random, today, [19, 63]),
    sex: sexOf(name.firstName),
    migratoryStatus: random.pick(migratory),
    married,
    phone: phoneIn(random.pick(home.areaCodes), random),
    email: emailOf(name, random),
    language: random.percent(55) ? ("es" as const) : ("en" as const),
    address: streetAddress(random),
    city: home.city,
    county: home.county,
    state: home.state,
    zipCode: random.pick(home.zipCodes),
    residenceCardNumber: null,
    accountingServiceRequested: random.percent(15),
    typeOfIncome: random.pick(["employed", "employed", "self_employed"] as const),
    annualIncome,
    employerName: random.pick(["Palmetto Foods", "Gulf Builders", "Sunrise Cleaning", "Own business"]),
    employerPhone: null,
    annualHouseholdIncome: incomes,
    totalMembers: members.length + 1,
    applyingForCoverage: members.filter(({ apply }) => apply).length + 1,
    offlineAppMembers: members,
    carrierId: demoCarrierId(carrier),
    planSelected: random.pick(carrier.plans),
    monthlyPayment: random.percent(30) ? 0 : random.whole(500, 32_000) / 100,
    createdBy: creator.userId,
    createdDate,
    updatedBy: creator.userId,
    updatedDate: createdDate,
  };
  return { row, history: historyOf(row, { creator, assignee }) };
}

function membersOf({
  random,
  today,
  married,
  lastName,
}: Pick<Making, "random" | "today"> & {
  readonly married: boolean;
  readonly lastName: string;
}): OfflineMember[] {
  const relations = [
    ...(married ? ["spouse" as const] : []),
    ...Array.from({ length: random.whole(0, 3) }, () => "child" as const),
    ...(random.percent(8) ? [random.pick(["mother", "father", "dependent"] as const)] : []),
  ];
  return relations.map((relation) => {
    const { firstName } = randomName(random);
    const isSpouse = relation === "spouse";
    const ages = {
      spouse: [21, 62],
      child: [0, 17],
      dependent: [18, 25],
      mother: [60, 84],
      father: [60, 84],
    };
    const [from = 0, to = 0] = ages[relation];
    return {
      id: uuidOf(random.hex()),
      relation,
      firstName,
      middleName: null,
      lastName,
      dob: birthday(random, today, [from, to]),
      sex: sexOf(firstName),
      migratoryStatus: random.pick(migratory),
      typeOfIncome: isSpouse ? "employed" : null,
      annualIncome: isSpouse ? random.whole(8, 48) * 1_000 : null,
      employerName: isSpouse ? random.pick(["Bayside Clinic", "Coral Schools", "Metro Logistics"]) : null,
      employerPhone: null,
      apply: random.percent(80),
    };
  });
}

function birthday(random: Random, today: string, [from, to]: readonly [number, number]): string {
  const year = Number(today.slice(0, 4)) - random.whole(from + 1, to + 1);
  return `${year}-${two(random.whole(1, 12))}-${two(random.whole(1, 28))}`;
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}

import { consentVersion } from "@portico/public/sign";
import { desc, eq, getTableName, like } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import {
  agents,
  consentRequests,
  type OfflineMember,
  offlineApplications,
  offlineCards,
  offlineSsns,
  statusChanges,
  users,
} from "../../db/schema/index.ts";
import { homePicker } from "../../demo/home-locations.ts";
import { demoCarrierId, demoCarriers } from "../../demo/plans.ts";
import type { Encryption } from "../../encryption/encryption.ts";
import { entryId } from "../../reference/seed.ts";
import { uuidOf } from "../../reference/stable-id.ts";
import { addDays } from "../../synthetic/dates.ts";
import { emailOf, phoneIn, randomName, sexOf, streetAddress } from "../../synthetic/people.ts";
import { type Random, seededRandom } from "../../synthetic/random.ts";
import { cardContext, ssnContext } from "./encryption-contexts.ts";

const count = 400;
const oldestInDays = 90;
const seed = 4620;
const consentDays = 7;

/** The card networks' published test numbers. */
const testCards = [
  { brand: "visa", number: "4111111111111111" },
  { brand: "mastercard", number: "5555555555554444" },
  { brand: "discover", number: "6011111111111117" },
  { brand: "amex", number: "378282246310005" },
  { brand: "diners", number: "30569309025904" },
  { brand: "jcb", number: "3530111333300000" },
] as const;
const sources = ["PHONE", "WALK_IN", "REFERRAL", "WEB", "EVENT", "RENEWAL"] as const;
const migratory = ["citizen", "resident", "citizen", "work_permit", "other"] as const;
const carriersInUse = demoCarriers.filter(({ leftMonthsAgo }) => leftMonthsAgo === undefined);

interface Person {
  readonly agentId: string;
  readonly userId: string;
}

/** Adds applications in every status, with and without consent. */
export async function demoApplications(
  database: Database,
  today: string,
  encryption: Encryption,
): Promise<void> {
  const people: Person[] = await database
    .select({ agentId: agents.id, userId: users.id })
    .from(agents)
    .innerJoin(users, eq(users.contactId, agents.contactId))
    .orderBy(desc(like(users.email, "%@portico.test")), users.email)
    .limit(6);
  if (people.length === 0) return;
  const random = seededRandom(seed);
  const homes = homePicker();
  const made = Array.from({ length: count }, (_, index) =>
    demoApplication(index, { random, today, people, home: homes(random) }),
  );
  await database.insert(offlineApplications).values(made.map(({ row }) => row));
  await database.insert(statusChanges).values(made.flatMap(({ history }) => history));
  await database
    .insert(offlineSsns)
    .values(made.flatMap(({ row }, index) => ssnsOf(row, { index, encryption })));
  await database
    .insert(offlineCards)
    .values(made.flatMap(({ row }, index) => cardOf(row, { index, encryption, today })));
  await database.insert(consentRequests).values(made.flatMap(({ row }, index) => consentOf(row, index)));
}

interface Making {
  readonly random: Random;
  readonly today: string;
  readonly people: readonly Person[];
  readonly home: ReturnType<ReturnType<typeof homePicker>>;
}

type Application = ReturnType<typeof demoApplication>["row"];

function demoApplication(index: number, { random, today, people, home }: Making) {
  const name = randomName(random);
  const creator = at(people, index);
  const age = random.whole(0, oldestInDays);
  const createdDate = new Date(
    `${addDays(today, -age)}T${two(random.whole(0, 4))}:${two(random.whole(0, 59))}:00Z`,
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

/** The status history: created, then assigned, then submitted or void. */
function historyOf(
  row: { readonly id: string; readonly statusId: string; readonly createdDate: Date },
  { creator, assignee }: { readonly creator: Person; readonly assignee: Person | null },
) {
  const [created, assigned] = [entryId("offlineStatus", "NEW"), entryId("offlineStatus", "ASG")];
  const steps = [
    { statusId: created, agentId: null, comment: "Created" },
    ...(assignee ? [{ statusId: assigned, agentId: assignee.agentId, comment: "Assigned" }] : []),
    ...(row.statusId !== created && row.statusId !== assigned
      ? [{ statusId: row.statusId, agentId: assignee?.agentId ?? null, comment: null }]
      : []),
  ];
  const hour = 3_600_000;
  const begins = (index: number) => new Date(row.createdDate.getTime() + index * hour);
  return steps.map((step, index) => ({
    ...step,
    entity: getTableName(offlineApplications),
    entityId: row.id,
    createdBy: creator.userId,
    createdDate: begins(index),
    endDate: index === steps.length - 1 ? null : begins(index + 1),
  }));
}

interface Encrypting {
  readonly index: number;
  readonly encryption: Encryption;
}

function ssnsOf({ id, offlineAppMembers }: Application, { index, encryption }: Encrypting) {
  return [id, ...offlineAppMembers.map((member) => member.id)].map((personId, position) => {
    const serial = String(1_000 + ((index * 7 + position) % 8_999));
    return {
      personId,
      applicationId: id,
      encrypted: encryption.encrypt(`12345${serial}`, ssnContext(personId)),
      lastFour: serial,
    };
  });
}

function cardOf(
  { id, firstName, lastName, createdDate }: Application,
  { index, encryption, today }: Encrypting & { readonly today: string },
) {
  if (index % 3 === 2) return [];
  const { brand, number } = at(testCards, index);
  const year = (Number(today.slice(2, 4)) + 1 + (index % 4)) % 100;
  return [
    {
      applicationId: id,
      encrypted: encryption.encrypt(number, cardContext(id)),
      brand,
      lastFour: number.slice(-4),
      expiry: `${two(1 + (index % 12))}/${two(year)}`,
      firstName,
      lastName,
      storedDate: createdDate,
    },
  ];
}

/** Agreed, declined, expired or not asked, in turn. */
function consentOf(
  { id, phone, firstName, lastName, language, createdDate, createdBy }: Application,
  index: number,
) {
  const kind = at(["agreed", "none", "agreed", "declined", "expired", "agreed"] as const, index);
  if (kind === "none") return [];
  const minute = 60_000;
  const request = {
    applicationId: id,
    sentBy: createdBy,
    sentDate: new Date(createdDate.getTime() + 5 * minute),
    phone,
    expiresDate: new Date(createdDate.getTime() + consentDays * 24 * 60 * minute),
  };
  if (kind === "expired") return [{ ...request, expiresDate: new Date(createdDate.getTime() + 6 * minute) }];
  return [
    {
      ...request,
      attempts: 1,
      answer: kind,
      answeredDate: new Date(createdDate.getTime() + 20 * minute),
      textVersion: consentVersion,
      language,
      fullName: `${firstName} ${lastName}`,
      ipAddress: "203.0.113.25",
      userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1",
    },
  ];
}

function birthday(random: Random, today: string, [from, to]: readonly [number, number]): string {
  const year = Number(today.slice(0, 4)) - random.whole(from + 1, to + 1);
  return `${year}-${two(random.whole(1, 12))}-${two(random.whole(1, 28))}`;
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("There is nothing to pick from.");
  return item;
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}

import { type EntryCode, entriesOf, noteEntities } from "@portico/contract";
import { asc } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { agents, customers, notes, statusChanges } from "../db/schema/index.ts";
import { stableId, uuidOf } from "../db/stable-id.ts";
import type { DemoPerson } from "../feature/demo-rows.ts";
import { entryId } from "../reference/seed.ts";
import { daysAfter } from "../synthetic/dates.ts";
import { emailOf, phoneIn, randomName, sexOf } from "../synthetic/people.ts";
import { type Random, seededRandom, weightedPicker } from "../synthetic/random.ts";
import { addDays } from "../time/days.ts";

/** What the customers depend on. */
interface CustomerOptions {
  /** The number of policies in the demo data. */
  readonly policies: number;
  readonly today: string;
  /** Those who are customers come first. */
  readonly people: readonly DemoPerson[];
}

type Status = EntryCode<"customerStatus">;

const seed = 4610;
const fewestCustomers = 600;
const customersPerStatement = 1_000;
const customersWithNotes = 5;
/** How many days before signing a person became a customer. */
const prospectDays = 5;

/** The statuses that a customer has had, with the comment of each, by the current status. */
const paths: Readonly<Record<Status, readonly (readonly [Status, string])[]>> = {
  PROSPECT: [["PROSPECT", "Asked for a quote"]],
  ACTIVE: [
    ["PROSPECT", "Referred by a neighbor"],
    ["ACTIVE", "Enrolled in a Silver plan"],
  ],
  INACTIVE: [
    ["PROSPECT", "Walked in to the office"],
    ["ACTIVE", "Enrolled in a Bronze plan"],
    ["INACTIVE", "Has coverage through a new employer"],
  ],
  DO_NOT_CONTACT: [
    ["PROSPECT", "Filled out the web form"],
    ["DO_NOT_CONTACT", "Asked not to be called again"],
  ],
};

const details = [
  "Prefers calls in the evening.",
  "Self-employed; income varies by month.",
  "Wants a plan that includes the family's pediatrician.",
  "Takes two daily medications; check the formulary.",
  "Compares plans with a spouse before deciding.",
];
const noteTexts = [
  "Sent the summary of benefits by mail.",
  "Called back about the deductible; satisfied with the answer.",
  "Asked for an appointment after work next week.",
];

/** Adds customers in all statuses with their status history, and notes on some of them: one per ten policies. */
export async function seedCustomers(
  database: Database,
  { policies, today, people }: CustomerOptions,
): Promise<void> {
  const random = seededRandom(seed);
  const found = await database
    .select({ id: agents.id })
    .from(agents)
    .orderBy(asc(agents.name), asc(agents.id));
  const make = customerMaker(
    random,
    today,
    found.map(({ id }) => id),
  );
  const known = people.filter(({ lists }) => lists.has("customer"));
  const count = Math.max(fewestCustomers, Math.round(policies / 10));
  for (let written = 0; written < count; written += customersPerStatement) {
    const made = Array.from({ length: Math.min(customersPerStatement, count - written) }, (_, index) =>
      ofPerson(make(), known[written + index], today),
    );
    await database.insert(customers).values(made.map(({ row }) => row));
    await database.insert(statusChanges).values(made.flatMap(({ history }) => history));
    if (written === 0) await addNotes(database, made.slice(0, customersWithNotes), today);
  }
}

type Made = ReturnType<ReturnType<typeof customerMaker>>;

/** The customer with the values of a person: a prospect, until they sign, and until their coverage ends. */
function ofPerson({ row, history }: Made, person: DemoPerson | undefined, today: string): Made {
  if (!person) return { row, history };
  const { firstName, lastName, dob, sex, email, phone, agentId, signed, policy } = person;
  const ended = policy?.terminationDate;
  const hasLeft = typeof ended === "string" && ended < addDays(today, -1);
  const status = policy === undefined ? "PROSPECT" : hasLeft ? "INACTIVE" : "ACTIVE";
  const moments = [
    daysAfter(signed, -prospectDays),
    signed,
    new Date(Math.max(signed.getTime(), Date.parse(`${ended ?? today}T15:20:00Z`))),
  ];
  const steps = historyOf(row.id, status, (index) => moments[index] ?? signed);
  const values = { firstName, lastName, middleName: null, dob, sex, email, phone, agentId };
  return {
    row: {
      ...row,
      ...values,
      createdByAgentId: agentId,
      statusId: entryId("customerStatus", status),
      createdDate: steps[0]?.createdDate,
    },
    history: steps,
  };
}

/** Returns a function that makes a random customer with the status history. */
function customerMaker(random: Random, today: string, agentIds: readonly string[]) {
  const pickStatus = weightedPicker<Status>([
    ["PROSPECT", 30],
    ["ACTIVE", 50],
    ["INACTIVE", 14],
    ["DO_NOT_CONTACT", 6],
  ]);
  const pickLanguage = weightedPicker(
    entriesOf("language").map(({ code }, index) => [code, [60, 55][index] ?? 3]),
  );
  return () => {
    const id = uuidOf(random.hex());
    const name = randomName(random);
    const sex = sexOf(name.firstName);
    const second = randomName(random).firstName;
    const status = pickStatus(random);
    const agentId = random.pick(agentIds);
    const language = entryId("language", pickLanguage(random));
    const history = historyOf(id, status, momentsFrom(random.whole(10, 700), paths[status].length, today));
    const row = {
      ...name,
      id,
      agentId,
      createdByAgentId: random.percent(90) ? agentId : random.pick(agentIds),
      statusId: entryId("customerStatus", status),
      middleName: sexOf(second) === sex && random.percent(50) ? second : null,
      dob: addDays(today, -random.whole(18 * 365, 80 * 365)),
      sex,
      email: random.percent(90) ? emailOf(name, random) : null,
      phone: phoneIn(random.pick(["305", "786", "407", "813", "713", "214"]), random),
      usCitizen: random.percent(70),
      tglanguageSpkid: language,
      tglanguageMailId: random.percent(80) ? language : entryId("language", "ENGLISH"),
      comment: random.pick(details),
      createdDate: history[0]?.createdDate,
    };
    return { row, history };
  };
}

/** When the steps of a history began: from the first day to about halfway between there and today. */
function momentsFrom(daysAgo: number, steps: number, today: string) {
  return (index: number) => {
    const days = Math.ceil(daysAgo - (daysAgo * index) / (steps * 2));
    return new Date(`${addDays(today, -days)}T${15 + index}:20:00Z`);
  };
}

/** The status history of a customer. */
function historyOf(id: string, status: Status, at: (index: number) => Date) {
  const steps = paths[status];
  return steps.map(([code, comment], index) => ({
    id: stableId("customer status", id, String(index)),
    entity: "customers",
    entityId: id,
    statusId: entryId("customerStatus", code),
    createdBy: stableId("user", index === 0 ? "agent@portico.test" : "manager@portico.test"),
    createdDate: at(index),
    endDate: index + 1 < steps.length ? at(index + 1) : null,
    comment,
  }));
}

function addNotes(database: Database, made: readonly Made[], today: string) {
  return database.insert(notes).values(
    made.map(({ row }, index) => ({
      id: stableId("customer note", row.id),
      entityMetadataId: noteEntities.customer,
      entityId: row.id,
      noteBody: noteTexts[index % noteTexts.length] ?? "",
      createdBy: stableId("user", "agent@portico.test"),
      createdDate: new Date(`${addDays(today, -index - 1)}T18:05:00Z`),
    })),
  );
}

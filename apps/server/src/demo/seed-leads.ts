import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { stableId, uuidOf } from "../db/stable-id.ts";
import type { DemoPerson } from "../feature/demo-rows.ts";
import { entryId } from "../reference/seed.ts";
import { daysAfter, daysAgo } from "../synthetic/dates.ts";
import { phoneIn, randomName, streetAddress } from "../synthetic/people.ts";
import { type Picker, type Random, weightedPicker } from "../synthetic/random.ts";
import { addDays } from "../time/days.ts";
import { type HomeLocation, homePicker } from "./home-locations.ts";
import { demoCarriers } from "./plans.ts";
import type { Book } from "./seed-agents.ts";

const maxLeads = 1_500;
/** Leads for each policy, so that small data sets stay small. */
const leadsPerPolicy = 0.3;
const oldestInDays = 900;
/** How many days before signing a person became a lead, at most. */
const mostDaysToSigning = 40;

const callBack = [entryId("leadStatus", "CALL_BACK"), 120, "Asked for a call tomorrow evening"] as const;
const sold = [entryId("leadStatus", "SOLD"), 40, "Enrolled on the phone"] as const;
/** Each disposition with its share in thousandths and the comment in its history. */
const dispositions = [
  [entryId("leadStatus", "NEW"), 300, ""],
  callBack,
  [entryId("leadStatus", "LEFT_MESSAGE"), 130, "Left a voicemail"],
  [entryId("leadStatus", "NO_ANSWER"), 140, ""],
  [entryId("leadStatus", "BUSY"), 40, ""],
  [entryId("leadStatus", "WRONG_NUMBER"), 45, "The number belongs to someone else"],
  [entryId("leadStatus", "NOT_INTERESTED"), 70, "Covered by an employer"],
  [entryId("leadStatus", "ALREADY_PURCHASED"), 35, "Bought a plan from another agency"],
  [entryId("leadStatus", "MEDICAID"), 30, "Qualifies for Medicaid"],
  [entryId("leadStatus", "TRANSFERRED"), 25, "Transferred to a Spanish-speaking agent"],
  [entryId("leadStatus", "DO_NOT_CALL"), 25, "Asked not to be called again"],
  sold,
] as const;
/** One in so many leads had its disposition cleared. */
const clearedEvery = 75;

interface LeadOptions {
  readonly books: readonly Book[];
  /** The number of policies in the demo data. */
  readonly policies: number;
  readonly today: string;
  /** Those who were leads come after one lead for each disposition. */
  readonly people: readonly DemoPerson[];
}

/** Adds leads with every disposition and their status histories, in one statement. */
export async function seedLeads(
  database: Database,
  random: Random,
  { books, policies, today, people }: LeadOptions,
): Promise<void> {
  const count = Math.min(maxLeads, Math.ceil(policies * leadsPerPolicy));
  const agent = weightedPicker(books.map(({ agentId, share }) => [agentId, share]));
  const known = people.filter(({ lists }) => lists.has("lead"));
  const make = leadMaker(random, today, agent, new Set(people.map(({ phone }) => phone)));
  const made = Array.from({ length: count }, (_, index) => {
    const person = known[index - dispositions.length];
    return person ? ofPerson(make(index), person) : make(index);
  });
  await database.execute(sql`
    with made as (
      select * from json_to_recordset(${JSON.stringify(made)}::json) as made (
        id uuid, agent_id uuid, disposition_id uuid, is_cleared boolean, comment text, first_name text, middle_name text,
        last_name text, phone text, dob date, sex text, address text, city text, state text, zip_code text, plan text,
        created timestamptz, since timestamptz
      )
    ), added as (
      insert into leads (
        id, agent_id, status_id, status_date, first_name, middle_name, last_name, phone, dob, sex, address, city, state,
        zip_code, plan, created_date
      )
      select id, agent_id, case when not is_cleared then disposition_id end,
        case when disposition_id <> ${newLead}::uuid and not is_cleared then since end,
        first_name, middle_name, last_name, phone, dob, sex, address, city, state, zip_code, plan, created
      from made
    )
    insert into status_changes (id, entity, entity_id, status_id, created_by, created_date, end_date, comment)
    select gen_random_uuid(), 'leads', made.id, step.status_id, step.author, step.began, step.ended, nullif(step.comment, '')
    from made cross join lateral (values
      (${newLead}::uuid, null, created, case when disposition_id <> ${newLead}::uuid then since end, 'Created', true),
      (disposition_id, ${byManager}, since, case when is_cleared then since + interval '1 hour' end, comment,
        disposition_id <> ${newLead}::uuid),
      (null, ${byManager}, since + interval '1 hour', null, '', is_cleared)
    ) as step (status_id, author, began, ended, comment, applies)
    where step.applies`);
}

const newLead = entryId("leadStatus", "NEW");
const byManager = sql`${stableId("user", "manager@portico.test")}::uuid`;

/** @param used phone numbers that others have */
function leadMaker(random: Random, today: string, agents: Picker<string>, used: Set<string>) {
  const homes = homePicker();
  const pickDisposition = weightedPicker(dispositions.map((each) => [each, each[1]]));
  return (index: number) => {
    // The first leads have every disposition, also in a small data set.
    const [dispositionId, , comment] = dispositions[index] ?? pickDisposition(random);
    const { home, phone } = unusedPhone(random, homes, used);
    const isNew = dispositionId === newLead;
    const age = 1 + daysAgo(random.next(), oldestInDays);
    const since = random.whole(Math.max(1, age - mostDaysToSigning), age);
    return {
      id: uuidOf(random.hex()),
      agent_id: isNew && random.percent(35) ? null : agents(random),
      disposition_id: dispositionId,
      is_cleared: !isNew && index % clearedEvery === clearedEvery - 1,
      comment,
      ...nameOf(random),
      phone,
      dob: `${Number(today.slice(0, 4)) - random.whole(19, 64)}-${two(random.whole(1, 12))}-${two(random.whole(1, 28))}`,
      sex: random.pick(["M", "F"]),
      address: random.percent(80) ? streetAddress(random) : null,
      city: home.city,
      state: home.state,
      zip_code: random.pick(home.zipCodes),
      plan: random.percent(60) ? random.pick(plansIn(home)) : null,
      created: `${addDays(today, -age)}T${two(random.whole(13, 17))}:${two(random.whole(0, 59))}:00Z`,
      since: `${addDays(today, -since)}T${two(random.whole(18, 22))}:${two(random.whole(0, 59))}:00Z`,
    };
  };
}

/** The lead with the values of a person, who has signed or is called back. */
function ofPerson(lead: ReturnType<ReturnType<typeof leadMaker>>, person: DemoPerson) {
  const { signed, policy } = person;
  const [dispositionId, , comment] = policy ? sold : callBack;
  const days = 10 + (signed.getTime() % (mostDaysToSigning - 10));
  const created = daysAfter(signed, -days);
  return {
    ...lead,
    agent_id: person.agentId,
    ...{ disposition_id: dispositionId, is_cleared: false, comment },
    ...{ first_name: person.firstName, middle_name: null, last_name: person.lastName },
    ...{ phone: person.phone, dob: person.dob, sex: person.sex },
    ...{ address: person.address, city: person.city, state: person.state, zip_code: person.zipCode },
    plan: policy?.plan ?? lead.plan,
    created: created.toISOString(),
    since: (policy ? signed : daysAfter(created, 1)).toISOString(),
  };
}

function nameOf(random: Random) {
  const { firstName, lastName } = randomName(random);
  const middleName = random.percent(15) ? random.pick(["A", "E", "J", "L", "M", "R"]) : null;
  return { first_name: firstName, middle_name: middleName, last_name: lastName };
}

function plansIn({ state }: HomeLocation): readonly string[] {
  return demoCarriers.flatMap(({ plans, shares }) => (shares[state] === undefined ? [] : plans));
}

/** A home and a phone number in one of its area codes. Numbers are for fiction, 100 in each area code. */
function unusedPhone(random: Random, homes: Picker<HomeLocation>, used: Set<string>) {
  while (true) {
    const home = homes(random);
    const phone = phoneIn(random.pick(home.areaCodes), random);
    if (used.has(phone)) continue;
    used.add(phone);
    return { home, phone };
  }
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}

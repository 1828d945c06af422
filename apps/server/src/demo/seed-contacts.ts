import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import {
  agents,
  contactAddresses,
  contactEmails,
  contactPhones,
  contacts,
  users,
} from "../db/schema/index.ts";
import { stableId } from "../db/stable-id.ts";
import type { DemoPerson } from "../feature/demo-rows.ts";
import { entryId } from "../reference/seed.ts";
import { phoneIn, streetAddress } from "../synthetic/people.ts";
import type { Random } from "../synthetic/random.ts";
import { homePicker } from "./home-locations.ts";

/**
 * Adds email, phone numbers, address, and NPN to every contact. A person's agent, contact, and account have the same
 * phone number. Those of the demo customer are the same as elsewhere.
 */
export async function seedContactEntries(
  database: Database,
  random: Random,
  known: readonly DemoPerson[],
): Promise<void> {
  await database
    .update(contacts)
    .set({ npn: sql`(select ${agents.npn} from ${agents} where ${agents.contactId} = ${contacts.id})` });
  const people = await database
    .select({ id: contacts.id, userEmail: users.email, agentEmail: agents.loginEmail, phone: agents.phone })
    .from(contacts)
    .leftJoin(users, eq(users.contactId, contacts.id))
    .leftJoin(agents, eq(agents.contactId, contacts.id))
    .orderBy(asc(contacts.id));
  const pickHome = homePicker();
  const entries = people.map(({ id, userEmail, agentEmail, phone }) => {
    const person = known.find((one) => one.email === userEmail);
    const picked = pickHome(random);
    const areaCode = random.pick(picked.areaCodes);
    const home = person ?? picked;
    const email = { contactId: id, position: 0, purposeIds: [entryId("emailPurpose", "WORK")] };
    const address = {
      contactId: id,
      position: 0,
      purposeIds: [entryId("addressPurpose", "HOME"), entryId("addressPurpose", "MAILING")],
      address: person?.address ?? streetAddress(random),
      countryId: stableId("country", "US"),
      stateId: stableId("state", home.state),
      cityId: stableId("city", home.state, home.county, home.city),
      zipCode: person?.zipCode ?? random.pick(picked.zipCodes),
    };
    const numbers = [
      { purposes: ["WORK", "MOBILE"], phone: person?.phone ?? phone ?? phoneIn(areaCode, random) },
      { purposes: ["FAX"], phone: phoneIn(areaCode, random) },
    ] as const;
    return {
      email: { ...email, email: userEmail ?? agentEmail ?? `${id}@example.com` },
      address,
      phones: numbers.map((number, position) => ({
        contactId: id,
        position,
        purposeIds: number.purposes.map((purpose) => entryId("phonePurpose", purpose)),
        phone: number.phone,
      })),
    };
  });
  await database.insert(contactEmails).values(entries.map(({ email }) => email));
  await database.insert(contactPhones).values(entries.flatMap(({ phones }) => phones));
  await database.insert(contactAddresses).values(entries.map(({ address }) => address));
  await database.update(users).set({
    phone: sql`(
      select ${contactPhones.phone} from ${contactPhones}
      where ${contactPhones.contactId} = ${users.contactId}
        and ${entryId("phonePurpose", "MOBILE")} = any(${contactPhones.purposeIds})
    )`,
  });
}

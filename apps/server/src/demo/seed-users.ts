import { randomBytes } from "node:crypto";
import { areas, type Role } from "@portico/contract";
import { asc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { agents, contacts, userClaims, userRoles, users } from "../db/schema/index.ts";
import { stableId } from "../db/stable-id.ts";
import { hashPassword } from "../identity/passwords.ts";
import { emailOf, randomName } from "../synthetic/people.ts";
import type { Random } from "../synthetic/random.ts";
import { demoAccounts } from "./accounts.ts";

/** The number of users, including the demo accounts. */
export const totalUsers = 60;

interface Profile {
  readonly roles: readonly Role[];
  readonly claims: readonly string[];
}

const view = (...names: readonly string[]) => names.map((name) => `view.${name}`);
const admin = (...names: readonly string[]) => names.map((name) => `admin.${name}`);

/** The rights of agents. The first ones are the most common. */
const agentProfiles: readonly Profile[] = [
  { roles: ["agent"], claims: [...view(...areas), "view.EDE", "view.Marketing"] },
  { roles: ["agent"], claims: view("Lead", "Policy", "Customer", "PTO", "Application") },
  { roles: ["agent"], claims: [...view("Lead", "Customer", "PTO"), "TelephonyAgent"] },
  { roles: ["agent"], claims: [...view(...areas), ...admin("Lead", "Policy", "PTO"), "TelephonyAdmin"] },
];

/** The rights of people who are not agents. */
const otherProfiles: readonly Profile[] = [
  { roles: ["customer"], claims: [] },
  { roles: ["customer"], claims: [] },
  { roles: ["agent"], claims: admin("Statement", "AgentPayment", "CommissionTracking") },
  { roles: ["agent"], claims: [...view("PTO"), ...admin("OfflineApp", "Application"), "load.application"] },
  { roles: ["agent"], claims: [...view("PTO"), ...admin("Customer", "Lead")] },
  { roles: ["administrator"], claims: [] },
  { roles: [], claims: [] },
];

/**
 * Inserts accounts for agents who have none, and for staff and customers. Nobody knows their password, so that only the
 * demo accounts can sign in. They share one hash, because each takes long.
 */
export async function seedUsers(database: Database, random: Random, today: string): Promise<void> {
  const passwordHash = await hashPassword(randomBytes(32).toString("base64url"));
  const agentsWithoutUser = await database
    .select({ contactId: agents.contactId, email: agents.loginEmail })
    .from(agents)
    .leftJoin(users, eq(users.contactId, agents.contactId))
    .where(isNull(users.id))
    .orderBy(asc(agents.id));
  const ofAgents = agentsWithoutUser
    .slice(0, totalUsers - demoAccounts.length)
    .map(({ contactId, email }, index) => ({
      contactId,
      email: email ?? `agent${index}@example.com`,
      ...profileAt(agentProfiles, index % 7 < 4 ? 0 : (index % 7) - 3),
    }));
  const ofOthers = Array.from({ length: totalUsers - demoAccounts.length - ofAgents.length }, (_, index) => {
    const name = randomName(random);
    const email = emailOf(name, random);
    const contact = { ...name, id: stableId("contact", `user ${index}`) };
    return { contact, contactId: contact.id, email, ...profileAt(otherProfiles, index) };
  });
  if (ofOthers.length > 0) await database.insert(contacts).values(ofOthers.map(({ contact }) => contact));
  const people = [...ofAgents, ...ofOthers].map((person, index) => ({
    ...person,
    id: stableId("user", person.email),
    enabled: index % 12 !== 7,
    createdDate: sql`${today}::date - ${random.whole(5, 900)}::integer + ${`${random.whole(13, 22)}:${random.whole(10, 59)}`}::time`,
  }));
  await database.insert(users).values(
    people.map(({ id, email, contactId, enabled, createdDate }) => ({
      id,
      email,
      contactId,
      enabled,
      createdDate,
      passwordHash,
      passwordSetBy: "owner" as const,
    })),
  );
  await database
    .insert(userRoles)
    .values(people.flatMap(({ id, roles }) => roles.map((role) => ({ userId: id, role }))));
  await database
    .insert(userClaims)
    .values(people.flatMap(({ id, claims }) => claims.map((key) => ({ userId: id, key, value: "true" }))));
}

function profileAt(profiles: readonly Profile[], index: number): Profile {
  return profiles[index % profiles.length] ?? { roles: [], claims: [] };
}

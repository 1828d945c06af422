import { eq } from "drizzle-orm";
import { normalizeNpn } from "../../../agents/npn.ts";
import type { Database } from "../../../db/database.ts";
import { agents, contacts } from "../../../db/schema/index.ts";

/** The name and NPN on an agent's own profile, to compare with the agent record. */
export async function readProfile(database: Database, agentId: string) {
  const { firstName, middleName, lastName, npn } = contacts;
  const [profile] = await database
    .select({ firstName, middleName, lastName, npn })
    .from(contacts)
    .innerJoin(agents, eq(agents.contactId, contacts.id))
    .where(eq(agents.id, agentId));
  if (!profile) throw new Error("An agent has no contact.");
  return { ...profile, npn: profile.npn && (normalizeNpn(profile.npn) ?? profile.npn) };
}

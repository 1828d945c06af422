import { eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { normalizeNpn, npnPart } from "../../../agents/npn.ts";
import type { Database } from "../../../db/database.ts";
import { agents, contacts, genericEntries } from "../../../db/schema/index.ts";
import { feature } from "../../../feature/feature.ts";
import { completeByAgents } from "../../policies/policy-loading/complete-job.ts";
import { agentColumns } from "./agent-columns.ts";

/** Agents, with their contacts. */
export const agentsFeature = feature({
  list: {
    id: "agent.list",
    scope: "everyone",
    table: agents,
    fields: {
      locationName: nameOfEntry(agents.locationId),
      agentTypeName: nameOfEntry(agents.agentTypeId),
      statusName: nameOfEntry(agents.statusId),
      "contact.firstName": agents.firstName,
      "contact.middleName": agents.middleName,
      "contact.lastName": agents.lastName,
    },
    soughtAs: { npn: npnPart },
  },
  category: "agent",
  crud: {
    entryTypes: { locationId: "location", agentTypeId: "agentType", statusId: "agentStatus" },
    columns: agentColumns,
    duplicates: {
      agents_login_email: duplicate("loginEmail", "login email"),
      agents_npn: duplicate("npn", "NPN"),
    },
    saved: ({ transaction, caller, before }, { npn, name }) =>
      before?.npn === npn && before.name === name ? undefined : completeByAgents(transaction, caller.userId),
    detail: async (id, { database }) => ({ profile: await readProfile(database, id) }),
  },
  noteTargets: { entity: "agent" },
});

function duplicate(field: string, noun: string) {
  const message = `Another agent has this ${noun}`;
  return { message: `${message}. Enter another one, or edit that agent.`, fields: { [field]: message } };
}

/** The name of a generic entry. Several columns refer to the same table, so it is not a join. */
function nameOfEntry(id: PgColumn): SQL {
  return sql`(select ${genericEntries.name} from ${genericEntries} where ${genericEntries.id} = ${id})`;
}

/** The name and NPN on an agent's own profile, to compare with the agent record. */
async function readProfile(database: Database, agentId: string) {
  const { firstName, middleName, lastName, npn } = contacts;
  const [profile] = await database
    .select({ firstName, middleName, lastName, npn })
    .from(contacts)
    .innerJoin(agents, eq(agents.contactId, contacts.id))
    .where(eq(agents.id, agentId));
  if (!profile) throw new Error("An agent has no contact.");
  return { ...profile, npn: profile.npn && (normalizeNpn(profile.npn) ?? profile.npn) };
}

import { asc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { agents, contactEmails, contacts, userRoles, users } from "../../db/schema/index.ts";
import { containsText } from "../../lists/conditions.ts";

/** What a contact is, the first that holds: an agent, a customer's account, another account, or a person alone. */
const type = sql<string>`case
  when ${agents.id} is not null then 'agent'
  when exists (
    select 1 from ${users} join ${userRoles} on ${userRoles.userId} = ${users.id}
    where ${users.contactId} = ${contacts.id} and ${userRoles.role} = 'customer'
  ) then 'customer'
  when exists (select 1 from ${users} where ${users.contactId} = ${contacts.id}) then 'user'
  else 'contact' end`;

const name = sql<string>`concat_ws(' ', ${contacts.firstName}, nullif(${contacts.lastName}, ''))`;

/** The first of a contact's own addresses, else the one it signs in with. */
const email = sql<string | null>`coalesce(
  (select ${contactEmails.email} from ${contactEmails} where ${contactEmails.contactId} = ${contacts.id}
   order by ${contactEmails.position} limit 1),
  (select ${users.email} from ${users} where ${users.contactId} = ${contacts.id} order by ${users.createdDate} limit 1)
)`;

/** Contacts by name, narrowed by a part of their name and of their type. */
export function lookUpContacts(database: Database, query: Readonly<Record<string, string>>) {
  const found = (source: SQL, text: string | undefined) =>
    text === undefined ? sql`true` : containsText(source, text);
  return (
    database
      .select({ id: contacts.id, name, email, type })
      .from(contacts)
      // Over one table alone, Drizzle would write columns without its name, and subqueries would take them for their own.
      .leftJoin(agents, eq(agents.contactId, contacts.id))
      .where(sql`${found(name, query.name)} and ${found(type, query.type)}`)
      .orderBy(asc(name), asc(contacts.id))
  );
}

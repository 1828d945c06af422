import { asc, eq, type SQL, sql } from "drizzle-orm";
import { type Caller, signedIn } from "../../../access/caller.ts";
import { meets } from "../../../access/preview.ts";
import type { Database } from "../../../db/database.ts";
import { agents, contactEmails, contacts, users } from "../../../db/schema/index.ts";
import { Failure, notFound } from "../../../errors/failure.ts";
import { feature } from "../../../feature/feature.ts";
import type { Handlers } from "../../../http/handler.ts";
import { hasRole } from "../../../identity/roles-and-claims.ts";
import { containsText } from "../../../lists/text-conditions.ts";
import type { Services } from "../../../services/services.ts";
import { readContact } from "./read-contact.ts";
import { updateContact } from "./update-contact.ts";

/** Contacts: names, addresses, phone numbers, and emails. */
export const contactsFeature = feature({ handlers: contactHandlers });

function contactHandlers({ database }: Services) {
  return {
    "contacts.lookup": ({ query }) => lookUpContacts(database, query),
    "contacts.get": async ({ params: { id }, caller }) => {
      const contact = mayRead(signedIn(caller), id) ? await readContact(database, id) : undefined;
      if (!contact) throw notFound("This contact");
      return contact;
    },
    "contacts.update": ({ params: { id }, body, expectedVersion, caller: anybody }) => {
      const caller = signedIn(anybody);
      if (!mayRead(caller, id)) throw notFound("This contact");
      if (!mayChange(caller, id))
        throw new Failure(403, "You can view this contact, but only an administrator can change it.");
      return updateContact(database, { id, body, expectedVersion, by: caller.userId });
    },
  } satisfies Partial<Handlers>;
}

function mayRead(caller: Caller, id: string): boolean {
  return caller.contactId === id || meets("administrator|securityadmin", caller);
}

function mayChange(caller: Caller, id: string): boolean {
  return caller.contactId === id || meets("administrator", caller);
}

/** The type of a contact: an agent or a customer, otherwise staff. */
const type = sql<string>`case
  when ${agents.id} is not null then 'Agent'
  when exists (
    select 1 from ${users} where ${users.contactId} = ${contacts.id} and ${hasRole(users.id, "customer")}
  ) then 'Customer'
  else 'Staff' end`;

const name = sql<string>`concat_ws(' ', ${contacts.firstName}, nullif(${contacts.lastName}, ''))`;

/** The contact's first email address, or else the one it signs in with. */
const email = sql<string | null>`coalesce(
  (select ${contactEmails.email} from ${contactEmails} where ${contactEmails.contactId} = ${contacts.id}
   order by ${contactEmails.position} limit 1),
  (select ${users.email} from ${users} where ${users.contactId} = ${contacts.id} order by ${users.createdDate} limit 1)
)`;

/** The maximum number of contacts in a response. */
const maxMatches = 200;

/** Contacts by name, filtered by part of the name and by type. */
function lookUpContacts(database: Database, query: Readonly<Record<string, string>>) {
  const found = (source: SQL, text: string | undefined) =>
    text === undefined ? sql`true` : containsText(source, text);
  return (
    database
      .select({ id: contacts.id, name, email, type })
      .from(contacts)
      // With a single table, Drizzle writes columns without the table name, which would be ambiguous in subqueries.
      .leftJoin(agents, eq(agents.contactId, contacts.id))
      .where(
        sql`${found(name, query.name)} and ${query.type === undefined ? sql`true` : sql`${type} = ${query.type}`}`,
      )
      .orderBy(asc(name), asc(contacts.id))
      .limit(maxMatches)
  );
}

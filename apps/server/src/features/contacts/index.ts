import { type Caller, signedIn } from "../../access/caller.ts";
import { meets } from "../../access/preview.ts";
import { Failure, notFound } from "../../errors/failure.ts";
import { feature } from "../../feature/feature.ts";
import type { Handlers } from "../../http/handler.ts";
import type { Services } from "../../services/services.ts";
import { lookUpContacts } from "./lookup.ts";
import { readContact } from "./read-contact.ts";
import { updateContact } from "./update-contact.ts";

/** People: their names, and where they can be reached. */
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
        throw new Failure(403, "You may look at this contact, and only an administrator may change it.");
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

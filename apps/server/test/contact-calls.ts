import { contactSchemas } from "@portico/contract/features/people/contacts.schemas";
import { stableId } from "../src/db/stable-id.ts";
import type { Contact } from "../src/domains/people/contacts/read-contact.ts";
import { entryId } from "../src/reference/seed.ts";
import { type AccountOptions, makeAccount } from "./accounts.ts";
import type { TestApi } from "./api.ts";

/** IDs of purposes, countries, states and a city that exist. */
export const home = { purposeId: entryId("addressPurpose", "HOME") };
export const mobile = { purposeId: entryId("phonePurpose", "MOBILE") };
export const personal = { purposeId: entryId("emailPurpose", "PERSONAL") };
export const [us, mexico] = [stableId("country", "US"), stableId("country", "MX")];
export const [florida, texas] = [stableId("state", "FL"), stableId("state", "TX")];
export const miami = stableId("city", "FL", "Miami-Dade", "Miami");

/** A consistent address of existing parts. */
export const address = {
  address: "12 Palm Ave",
  countryId: us,
  stateId: florida,
  cityId: miami,
  zipCode: "33134",
  purposes: [home],
};
/** A complete contact as sent by My Account. */
export const contactBody = {
  firstName: "Lucía",
  middleName: "",
  lastName: "Márquez",
  FFEID: "ffe.lucia",
  NPN: "17654321",
  emails: [{ email: "lucia@example.com", purposes: [personal] }],
  phones: [{ phone: "(305) 555-0142", purposes: [mobile] }],
  addresses: [address],
};

/** Helpers for tests of contacts. */
export function contactCalls(api: Pick<TestApi, "services" | "send" | "read" | "tokenOf">) {
  const path = (id: string) => `/api/Contacts/${id}`;
  return {
    path,
    /** Creates an account with an empty contact. */
    make: async (options: AccountOptions = {}) => {
      const account = await makeAccount(api.services.database, options);
      return { ...account, token: await api.tokenOf(account.email) };
    },
    read: async (id: string, token: string): Promise<Contact> =>
      contactSchemas["contacts.get"].response.parse(await api.read(path(id), token)),
    /** Saves `contactBody` with these changes, with `version` in `if-match` if it is given. */
    put: (id: string, token: string, changes: object = {}, version?: number) =>
      api.send(path(id), {
        method: "PUT",
        token,
        body: { ...contactBody, ...changes },
        ...(version !== undefined && { headers: { "if-match": `"${version}"` } }),
      }),
  };
}

import { type CallSchemas, identifierText, recordId, requiredText } from "@portico/endpoints/schemas";
import * as z from "zod";
import { emailAddress, namePart, phoneNumber, requiredName } from "../../schemas/person.ts";

const purposes = z
  .array(z.strictObject({ purposeId: z.uuid() }))
  .max(20, "Up to 20 purposes")
  .refine(
    (list) => new Set(list.map(({ purposeId }) => purposeId)).size === list.length,
    "Choose each purpose only once",
  );

/** The maximum number of emails, phones or addresses of a contact. */
export const maxContactEntries = 10;
const entries = <Entry extends z.ZodType>(entry: Entry) =>
  z.array(entry).max(maxContactEntries, `Up to ${maxContactEntries}`);

const email = z.strictObject({
  email: z.string().trim().min(1, "Email is required").pipe(emailAddress),
  purposes,
});
const phone = z.strictObject({
  phone: phoneNumber,
  purposes,
});
const address = z.strictObject({
  address: requiredText(95, "Address is required"),
  countryId: z.uuid().nullable(),
  stateId: z.uuid().nullable(),
  cityId: z.uuid().nullable(),
  zipCode: z.string().regex(/^\d{0,5}$/, "Up to 5 digits"),
  purposes,
});

/** The body of My Account: everything that users can change in their own contact. */
export const contactBody = z.strictObject({
  firstName: requiredName("First name is required"),
  middleName: namePart,
  lastName: namePart,
  FFEID: namePart,
  NPN: identifierText(35),
  emails: entries(email),
  phones: entries(phone),
  addresses: entries(address),
});
/** A contact in a form. */
export type ContactBody = z.input<typeof contactBody>;

const contact = z.object({
  ...contactBody.shape,
  id: z.uuid(),
  version: z.number().int(),
});
const params = z.strictObject({ id: recordId });

/** The schemas of the calls on contacts. */
export const contactSchemas = {
  "contacts.get": { params, response: contact },
  "contacts.update": { params, body: contactBody, response: contact },
} satisfies Record<string, CallSchemas>;

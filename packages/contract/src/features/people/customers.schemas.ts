import { maxStatusComment } from "@portico/endpoints";
import { featureSchemas, requiredText } from "@portico/endpoints/schemas";
import * as z from "zod";
import { emailAddress, namePart, phoneNumber, requiredName } from "../../schemas/person.ts";
import { customerEndpoints } from "./customers.ts";

/** The maximum length of a full name (specification, part 1, section 9). */
const maxFullName = 150;

/** The body of the form of a customer. */
const customerBody = z
  .strictObject({
    firstName: requiredName("First name is required"),
    middleName: namePart.optional(),
    lastName: requiredName("Last name is required"),
    dob: z.iso.date("Must be valid date").optional(),
    sex: z.enum(["M", "F"], "Sex is required"),
    email: emailAddress.optional(),
    phone: phoneNumber,
    usCitizen: z.boolean().optional(),
    tglanguageSpkid: z.uuid("Choose a language").optional(),
    tglanguageMailId: z.uuid("Choose a language").optional(),
    statusId: z.uuid("Choose a status").optional(),
    comment: requiredText(maxStatusComment, "Details are required"),
  })
  .refine(
    ({ firstName, middleName, lastName }) =>
      fullNameOf([firstName, middleName, lastName]).length <= maxFullName,
    {
      path: ["lastName"],
      message: `The full name can have up to ${maxFullName} characters`,
    },
  );

function fullNameOf(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}

/** The schemas of the calls on customers. */
export const customerSchemas = featureSchemas(customerEndpoints, { body: customerBody });

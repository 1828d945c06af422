import { featureSchemas, optionalText, startedJobResponse } from "@portico/endpoints/schemas";
import * as z from "zod";
import { namePart, phoneNumber, requiredName, stateCode } from "../../schemas/person.ts";
import { uploadQuery } from "../../schemas/uploads.ts";
import { leadEndpoints } from "./leads.ts";

/** The maximum lengths of a lead's texts (specification, part 1, section 9). */
export const leadLengths = { address: 95, city: 35, plan: 200 } as const;

/** The schemas of the calls on leads. */
export const leadSchemas = {
  ...featureSchemas(leadEndpoints, {
    isStatusOptional: true,
    takesFollowUp: true,
    body: z.strictObject({
      firstName: requiredName("First name is required"),
      middleName: namePart.optional(),
      lastName: requiredName("Last name is required"),
      phone: phoneNumber,
      dob: z.iso.date("Must be valid date").optional(),
      sex: z.enum(["M", "F"]).optional(),
      address: optionalText(leadLengths.address),
      city: optionalText(leadLengths.city),
      state: stateCode("Choose a state").optional(),
      zipCode: z
        .string()
        .regex(/^\d{5}$/, "Enter 5 digits")
        .optional(),
      plan: optionalText(leadLengths.plan),
    }),
  }),
  "leads.upload": { query: uploadQuery, response: startedJobResponse },
};

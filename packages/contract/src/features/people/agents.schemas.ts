import { featureSchemas, identifierText } from "@portico/endpoints/schemas";
import * as z from "zod";
import { emailAddress, namePart, phoneNumber, requiredName } from "../../schemas/person.ts";
import { agentEndpoints } from "./agents.ts";

/** The body of the form of an agent. */
export const agentBody = z.strictObject({
  id: z.uuid().optional(),
  contact: z.strictObject({
    firstName: requiredName("First name is required"),
    middleName: namePart.optional(),
    lastName: requiredName("Last name is required"),
  }),
  loginEmail: z.string().trim().min(1, "Login email is required").pipe(emailAddress),
  phone: phoneNumber.optional(),
  npn: identifierText(35).optional(),
  locationId: z.uuid("Choose a location").optional(),
  agentTypeId: z.uuid("Choose an agent type").optional(),
  statusId: z.uuid("Choose a status"),
});

/** The schemas of the calls on agents. */
export const agentSchemas = featureSchemas(agentEndpoints, { body: agentBody });

import * as z from "zod";
import { featureSchemas } from "../builders/feature.schemas.ts";
import { atMost, emailAddress, namePart, phoneNumber } from "../schemas/person.ts";
import { agentEndpoints } from "./agents.ts";

/** The body of the form of an agent. */
export const agentBody = z.strictObject({
  id: z.uuid().optional(),
  contact: z.strictObject({
    firstName: namePart.min(1, "First name is required"),
    middleName: namePart.optional(),
    lastName: namePart.min(1, "Last name is required"),
  }),
  loginEmail: z.string().trim().min(1, "Login email is required").pipe(emailAddress),
  phone: phoneNumber.optional(),
  npn: z.string().trim().max(35, atMost(35)).optional(),
  locationId: z.uuid("Choose a location").optional(),
  agentTypeId: z.uuid("Choose an agent type").optional(),
  statusId: z.uuid("Choose a status"),
});

/** The schemas of the calls on agents. */
export const agentSchemas = featureSchemas(agentEndpoints, { body: agentBody });

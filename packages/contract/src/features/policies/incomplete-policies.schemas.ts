import { bulkBody, type CallSchemas, featureSchemas, recordId } from "@portico/endpoints/schemas";
import * as z from "zod";
import { namePart, requiredName, stateCode } from "../../schemas/person.ts";
import { incompletePolicyEndpoints } from "./incomplete-policies.ts";

/** The body of the form that completes a policy. */
export const completeBody = z.strictObject({
  firstName: namePart.optional(),
  lastName: requiredName("Last name is required"),
  effectiveDate: z.iso.date("Must be valid date"),
  state: stateCode("Choose a state"),
  agentId: z.uuid("Choose an agent"),
});

/** The schemas of the calls on incomplete policies. */
export const incompletePolicySchemas = {
  ...featureSchemas(incompletePolicyEndpoints, {}),
  "incompletePolicies.removeMany": {
    body: bulkBody({}),
    response: z.object({ removed: z.number().int().describe("The number of rows removed.") }),
  },
  "incompletePolicies.complete": {
    params: z.strictObject({ id: recordId }),
    body: completeBody,
    response: z.object({
      policyId: recordId.describe("The policy that was added, or that has the term now."),
    }),
  },
} satisfies Record<string, CallSchemas>;

import * as z from "zod";
import { areas } from "../roles.ts";
import type { CallSchemas } from "../schemas/call-schemas.ts";

/** Any agent, or any area, in an entry of Visibility. */
export const allVisible = "__all__";

/** The maximum number of entries of a contact. */
export const maxVisibilityEntries = 500;

const agentId = z.union(
  [z.literal(allVisible), z.uuid().toLowerCase()],
  `Must be an agent's ID, or null or ${allVisible} for all agents`,
);
const resourceId = z.enum(
  [allVisible, ...areas],
  `Must be one of ${areas.join(", ")}, or null or ${allVisible} for all areas`,
);

/** The new entries; null means all and is required, so that an incomplete entry is rejected. */
export const visibilityBody = z
  .array(z.strictObject({ agentId: agentId.nullable(), resourceId: resourceId.nullable() }))
  .max(maxVisibilityEntries, `Up to ${maxVisibilityEntries} entries`);

const params = z.strictObject({ id: z.uuid("Must be a UUID.").describe("The contact's ID.") });
const visibility = z.object({
  id: z.uuid().describe("The contact's ID."),
  version: z.number().int().describe("0 if it was never set."),
  entries: z.array(
    z.object({
      agentId: z.string().describe(`An agent's ID, or \`${allVisible}\`.`),
      resourceId: z.string().describe(`An area, or \`${allVisible}\`.`),
    }),
  ),
});

/** The schemas of the calls with which security administrators manage users. */
export const userManageSchemas = {
  "userManage.visibility": { params, answer: visibility },
  "userManage.setVisibility": { params, body: visibilityBody, answer: visibility },
} satisfies Record<string, CallSchemas>;

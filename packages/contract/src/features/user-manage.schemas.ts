import * as z from "zod";
import { areas } from "../roles.ts";
import type { CallSchemas } from "../schemas/call-schemas.ts";

/** Any agent, or any area, in an entry of Visibility. */
export const allVisible = "__all__";

/** The maximum number of entries of a contact. */
export const maxVisibilityEntries = 500;

const agentId = z.union(
  [z.literal(allVisible), z.uuid().toLowerCase()],
  `An agent's id, or null or ${allVisible} for all agents`,
);
const resourceId = z.enum(
  [allVisible, ...areas],
  `One of ${areas.join(", ")}, or null or ${allVisible} for all areas`,
);

/** The new entries; null means all and is required, so that an incomplete entry is rejected. */
export const visibilityBody = z
  .array(z.strictObject({ agentId: agentId.nullable(), resourceId: resourceId.nullable() }))
  .max(maxVisibilityEntries, `At most ${maxVisibilityEntries} entries`);

const params = z.strictObject({ id: z.uuid("An id is a UUID.").describe("A contact's id.") });
const visibility = z.object({
  id: z.uuid().describe("The contact's id."),
  version: z.number().int().describe("0 while nothing was ever set."),
  entries: z.array(
    z.object({
      agentId: z.string().describe(`An agent's id, or \`${allVisible}\`.`),
      resourceId: z.string().describe(`An area, or \`${allVisible}\`.`),
    }),
  ),
});

/** The schemas of the calls with which security administrators manage users. */
export const userManageSchemas = {
  "userManage.visibility": { params, answer: visibility },
  "userManage.setVisibility": { params, body: visibilityBody, answer: visibility },
} satisfies Record<string, CallSchemas>;

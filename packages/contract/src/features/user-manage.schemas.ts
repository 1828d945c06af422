import * as z from "zod";
import { areas } from "../roles.ts";
import type { CallSchemas } from "../schemas/call-schemas.ts";

/** Any agent, or any area, in an entry of Visibility. */
export const allVisible = "__all__";

/** The most entries a contact has. */
export const maxVisibilityEntries = 500;

const agentId = z.union(
  [z.literal(allVisible), z.uuid().toLowerCase()],
  `An agent's id, or null or ${allVisible} for all agents`,
);
const resourceId = z.enum(
  [allVisible, ...areas],
  `One of ${areas.join(", ")}, or null or ${allVisible} for all areas`,
);

/** The entries to set; null means all, and has to be said: an entry without a part is refused. */
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

/** The shapes of what security administrators set of other people. */
export const userManageSchemas = {
  "userManage.visibility": { params, answer: visibility },
  "userManage.setVisibility": { params, body: visibilityBody, answer: visibility },
} satisfies Record<string, CallSchemas>;

import * as z from "zod";
import { accessRules } from "../access.ts";
import { recordId } from "./record-id.ts";
import { screenId, screenVersionNumber } from "./screen-id.ts";

/** The maximum length of the headers that say where a call comes from. */
export const maxOriginHeader = 4_000;

/** The parsed value of `portico-screen`. */
export const screenOrigin = z.strictObject({
  id: screenId,
  version: z.coerce.number().pipe(screenVersionNumber),
});

/**
 * The parsed value of `portico-preview`.
 * @param roles the names of the app's roles
 */
export function previewSchema<const Role extends string>(roles: readonly Role[]) {
  const { isReservedKey } = accessRules(roles);
  return z.strictObject({
    roles: z.array(z.enum(roles)).max(roles.length),
    claims: z
      .array(
        z
          .string()
          .regex(/^[a-z][a-z0-9_.:-]*$/i, "A claim must start with a letter.")
          .max(100)
          .refine((key) => !isReservedKey(key), "A claim can't be named like a role."),
      )
      .max(60),
    agentId: recordId.optional(),
  });
}

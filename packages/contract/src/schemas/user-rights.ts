import { requiredText } from "@portico/endpoints/schemas";
import * as z from "zod";
import { isReservedKey } from "../allows.ts";
import { areas, type Role, roles } from "../roles.ts";

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

/** A claim of a user. A claim with the value "false" gives no right. */
export interface UserClaim {
  readonly key: string;
  readonly value: string;
}

/** The maximum number of claims of a user. */
const maxClaims = 100;

/** The roles in a comma-separated list. */
export function parseRoles(text: string): Role[] {
  const names = splitList(text).map((name) => name.toLowerCase());
  return roles.filter((role) => names.includes(role));
}

/** The claims in a comma-separated list of `key:value`, each once. */
export function parseClaims(text: string): UserClaim[] {
  const claims = splitList(text).map((item) => {
    const [key = "", ...rest] = item.split(":");
    return { key: key.trim(), value: rest.join(":").trim() };
  });
  return [...new Map(claims.map((claim) => [`${claim.key.toLowerCase()}:${claim.value}`, claim])).values()];
}

/** A claim as it is written in a list. */
export function formatClaim({ key, value }: UserClaim): string {
  return `${key}:${value}`;
}

function splitList(text: string): string[] {
  return text
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");
}

const reservedKey = `A claim can't be named like a role (${roles.join(", ")}), anyone or session. Assign roles under Roles`;

/** The key and the value of a custom claim. */
export const claimKey = z
  .string()
  .trim()
  .min(1, "Key is required")
  .max(50, "Up to 50 characters")
  .regex(/^[A-Za-z][\w.-]*$/, "Start with a letter, then use letters, digits, dots, hyphens and underscores")
  .refine((key) => !isReservedKey(key), reservedKey);
export const claimValue = requiredText(100, "Value is required").regex(
  /^[^,\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u,
  "Can't contain commas, line breaks or invisible characters",
);

/** The roles of a user, as calls take them. */
export const roleList = z
  .string()
  .max(200, "Up to 200 characters")
  .refine((text) => new Set(splitList(text)).size === parseRoles(text).length, {
    error: `Roles are ${roles.join(", ")}, separated by commas`,
  })
  .describe("The roles, separated by commas.");

/** The claims of a user, as calls take them. */
export const claimList = z
  .string()
  .max(maxClaims * 160, "Too long")
  .superRefine((text, context) => {
    const claims = parseClaims(text);
    if (claims.length > maxClaims) context.addIssue({ code: "custom", message: `Up to ${maxClaims} claims` });
    for (const claim of claims.slice(0, maxClaims)) {
      const [issue] = [claimKey.safeParse(claim.key), claimValue.safeParse(claim.value)].flatMap(
        ({ error }) => error?.issues ?? [],
      );
      if (issue)
        context.addIssue({ code: "custom", message: `Write each claim as key:value. ${issue.message}` });
    }
  })
  .describe("The claims as `key:value`, separated by commas.");

/** The form of a contact's visibility. */
export const visibilityForm = z.object({
  entries: z.array(
    z.object({
      agentId: z.string().min(1, "Choose an agent or All"),
      resourceId: z.string().min(1, "Choose a resource or All"),
    }),
  ),
});

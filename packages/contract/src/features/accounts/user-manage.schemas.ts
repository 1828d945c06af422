import { type CallSchemas, recordId, rowSchema, storedText } from "@portico/endpoints/schemas";
import * as z from "zod";
import { newPassword, passwordsMustMatch } from "../../schemas/password.ts";
import { allVisible, claimList, roleList, visibilityBody } from "../../schemas/user-rights.ts";
import { userManageEndpoints } from "./user-manage.ts";

/** An organization. */
export const userOrg = storedText(50).regex(
  /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u,
  "Can't contain line breaks or invisible characters",
);

/** What an administrator can change of a user. */
export const userBody = z.strictObject({
  enable: z.boolean(),
  org: userOrg
    .nullable()
    .optional()
    .describe("Unchanged if it is left out, or if the deployment has one organization."),
  roles: roleList,
  claims: claimList,
});

const uuid = recordId;
const userParams = z.strictObject({ id: uuid });
/** The fields of a user that forms show. */
export const managedUser = z.object({
  id: uuid,
  version: z.number().int(),
  name: z.string(),
  userName: z.string(),
  email: z.string(),
  contactId: z.string().nullable(),
  agentId: z.string().nullable().describe("The agent who signs in with this account."),
  enable: z.boolean(),
  org: z.string().nullable(),
  roles: z.string().nullable().describe("The roles, separated by commas."),
  claims: z.string().nullable().describe("The claims as `key:value`, separated by commas."),
});
/** A user, as security administrators see them. */
export type ManagedUser = z.infer<typeof managedUser>;
const user = rowSchema(userManageEndpoints["userManage.detail"].fields ?? {}).extend(managedUser.shape);
const params = z.strictObject({ id: uuid.describe("The contact's ID.") });
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

/** The form that resets a password. */
export const resetPasswordForm = z
  .object({
    sendLink: z.boolean(),
    pass: z.string(),
    pass_confirm: z.string(),
    ChangePassNextLogin: z.boolean(),
  })
  .superRefine(({ sendLink, pass, pass_confirm }, context) => {
    if (sendLink) return;
    const [issue] = newPassword.safeParse(pass).error?.issues ?? [];
    if (issue) context.addIssue({ code: "custom", path: ["pass"], message: issue.message });
    if (pass !== pass_confirm) {
      context.addIssue({ code: "custom", path: ["pass_confirm"], message: passwordsMustMatch });
    }
  });

/** The schemas of the calls with which security administrators manage users. */
export const userManageSchemas = {
  "userManage.detail": { params: userParams, response: user },
  "userManage.update": { params: userParams, body: userBody, response: user },
  "userManage.link": { params: z.strictObject({ id: uuid, contactId: uuid }), response: user },
  "userManage.endSessions": { params: userParams, response: z.null() },
  "userManage.removeSecondFactors": { params: userParams, response: user },
  "userManage.visibility": { params, response: visibility },
  "userManage.setVisibility": { params, body: visibilityBody, response: visibility },
} satisfies Record<string, CallSchemas>;

import { type CallSchemas, recordId, storedText } from "@portico/endpoints/schemas";
import { isPhone } from "@portico/format";
import * as z from "zod";
import { newPassword, passwordsMustMatch, presentPassword } from "../../schemas/password.ts";
import { claimList, roleList, visibilityBody, visibilityForm } from "../../schemas/user-rights.ts";

/** A user name, which is an email address. */
export const userName = z
  .email({ error: ({ input }) => (isBlank(input) ? "User is required" : "Must be an email address") })
  .max(62, "Up to 62 characters");

function isBlank(input: unknown): boolean {
  return input === undefined || input === null || (typeof input === "string" && input.trim() === "");
}

/** The body of the sign-in form. */
export const loginBody = z.strictObject({
  user: userName,
  pass: presentPassword,
  rememberUsername: z.boolean().optional(),
});
/** The body of the sign-in form. */
export type LoginBody = z.infer<typeof loginBody>;

/** The second factors. */
export const secondFactorMethods = ["totp", "email", "sms"] as const;
/** A second factor. */
export type SecondFactorMethod = (typeof secondFactorMethods)[number];

/** A token for a sign-in step: 128 random bits, base64url. */
const stepCode = z.string().min(1, "Code is required").max(64, "Invalid code");

/** Six digits from an authenticator app, email or SMS; `totp` also accepts a recovery code. */
const oneTimeCode = z
  .string()
  .max(20, "Enter the 6 digits")
  .regex(/^(?:\d{6}|[a-z0-9]{4}-?[a-z0-9]{4}-?[a-z0-9]{4})$/i, "Enter the 6 digits");

/** The body of the second factor form. */
export const secondFactorBody = z.strictObject({
  code: stepCode,
  method: z.enum(secondFactorMethods),
  otp: oneTimeCode,
});

/** The body of the forgotten password form. */
export const forgotForm = z.strictObject({ user: userName });

/** The body of the new password form. */
export const resetBody = z
  .strictObject({ user: userName, pass: newPassword, pass_confirm: z.string().max(200), code: stepCode })
  .refine(({ pass, pass_confirm }) => pass === pass_confirm, {
    path: ["pass_confirm"],
    message: passwordsMustMatch,
  });

/** The body of the new password form. */
export type ResetBody = z.infer<typeof resetBody>;

/** The body of the form behind a setup link, which creates a security administrator. */
export const setupBody = z
  .strictObject({ user: userName, pass: newPassword, pass_confirm: z.string().max(200), code: stepCode })
  .refine(({ pass, pass_confirm }) => pass === pass_confirm, {
    path: ["pass_confirm"],
    message: passwordsMustMatch,
  });

const bothPasswords = z.looseObject({ pass: z.string(), pass_confirm: z.string() });

/** What an account needs. */
const account = {
  user: userName,
  pass: newPassword,
  pass_confirm: z.string().max(200),
  email: z
    .email({ error: ({ input }) => (isBlank(input) ? "Email is required" : "Must be an email address") })
    .max(62, "Up to 62 characters"),
  phone: z
    .string()
    .trim()
    .max(20, "Up to 20 characters")
    .refine((phone) => phone === "" || isPhone(phone), "Not a Phone")
    .optional(),
  ChangePassNextLogin: z.boolean().optional(),
  org: storedText(50)
    .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u, "Can't contain line breaks or invisible characters")
    .optional(),
};

/** Requires that both passwords are the same. */
const samePasswords = {
  path: ["pass_confirm"],
  message: passwordsMustMatch,
  // Also while other fields have errors.
  when: ({ value }: { readonly value: unknown }) => bothPasswords.safeParse(value).success,
};

/** The body with which a security administrator creates a user, with what `userManage` calls could set afterwards. */
export const registerBody = z
  .strictObject({
    ...account,
    roles: roleList.optional(),
    claims: claimList.optional(),
    link: recordId.optional().describe("The ID of the contact to link the user to."),
    visibility: visibilityBody
      .optional()
      .describe("The visibility of that contact, which must have none yet."),
  })
  .refine(({ pass, pass_confirm }) => pass === pass_confirm, samePasswords)
  .refine(({ link, visibility }) => link !== undefined || visibility === undefined, {
    path: ["visibility"],
    message: "Visibility belongs to a contact. Choose one to link the user to",
  });

/** The form of that body. */
export const registerForm = z
  .object({
    ...account,
    roles: z.array(z.string()),
    claims: z.array(z.string()),
    isLinked: z.boolean(),
    link: z.string(),
    visibility: visibilityForm.shape.entries,
  })
  .refine(({ pass, pass_confirm }) => pass === pass_confirm, samePasswords)
  .refine(({ isLinked, link }) => !isLinked || link !== "", { path: ["link"], message: "Choose a contact" });

/** The values of that form. */
export type RegisterForm = z.infer<typeof registerForm>;

/** The message for a request with both a link and a password. */
const linkInstead = "Leave this out if you send a link";

/** The body with which a security administrator resets a user's password. */
export const resetByAdminBody = z
  .strictObject({
    user: userName,
    pass: newPassword.optional().describe("Required unless `sendLink` is true."),
    ChangePassNextLogin: z
      .boolean()
      .optional()
      .describe("Whether the user must choose a new password at the next sign-in. Default: true."),
    sendLink: z
      .boolean()
      .optional()
      .describe("Emails the user a link to choose a new password instead of setting `pass`."),
  })
  .superRefine(({ pass, ChangePassNextLogin, sendLink = false }, context) => {
    const fault = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    if (!sendLink && pass === undefined) fault("pass", "Password is required");
    if (sendLink && pass !== undefined) fault("pass", linkInstead);
    if (sendLink && ChangePassNextLogin !== undefined) fault("ChangePassNextLogin", linkInstead);
  });

const token = z.string().describe("A signed token, valid for up to 12 hours.");

/** The response of a sign-in, which determines the next step (specification, part 1, section 4). */
const loginResponse = z.union([
  z.object({
    active_session: z
      .literal(true)
      .describe("Another session is open. The first use of the token closes it."),
    token: token.describe("Expires after ten minutes if it isn't used."),
  }),
  z.object({
    twoFactorRequired: z.literal(true),
    code: z.string(),
    methods: z.array(z.enum(secondFactorMethods)),
  }),
  z.object({ code: z.string().describe("The code to reset the password with. The password must be reset.") }),
  z.object({ token }),
]);
/** The response of a sign-in. */
export type LoginResponse = z.infer<typeof loginResponse>;

/** The claims of a session token. */
export const tokenClaims = z.object({
  contactId: z.uuid().nullable(),
  name: z.string(),
  emailaddress: z.string(),
  FFEID: z.string().nullable(),
  NPN: z.string().nullable(),
  org: z.string().nullable(),
  /** The marketplace application of a customer. */
  appId: z.string().nullable(),
  hasFullAgentAccess: z.boolean(),
  roles: z.array(z.string()),
  claims: z.array(z.string()),
  sid: z.uuid(),
  iss: z.string(),
  aud: z.string(),
  exp: z.number(),
});
/** The claims of a session token. */
export type TokenClaims = z.infer<typeof tokenClaims>;

/** The schemas of the calls to sign in and out. */
export const identitySchemas = {
  "identity.login": { body: loginBody, response: loginResponse },
  "identity.secondFactor": { body: secondFactorBody, response: loginResponse },
  "identity.sendSecondFactor": {
    body: z.strictObject({ code: stepCode, method: z.enum(["email", "sms"]) }),
    response: z.object({ sentTo: z.string().describe("The address or number, masked.") }),
  },
  "identity.forgot": { params: z.strictObject({ user: userName }), response: z.null() },
  "identity.reset": { body: resetBody, response: z.null() },
  "identity.setup": { body: setupBody, response: z.null() },
  "identity.logout": { response: z.null() },
  "identity.register": { body: registerBody, response: z.object({ id: z.uuid() }) },
  "identity.resetByAdmin": { body: resetByAdminBody, response: z.null() },
} satisfies Record<string, CallSchemas>;

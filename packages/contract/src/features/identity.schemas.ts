import * as z from "zod";
import type { CallSchemas } from "../schemas/call-schemas.ts";
import { newPassword, passwordsMustMatch, presentPassword } from "../schemas/password.ts";

/** A user's name, an e-mail address. */
export const userName = z
  .email({ error: ({ input }) => (isBlank(input) ? "User is required" : "Must be an email address") })
  .max(62, "At most 62 characters");

function isBlank(input: unknown): boolean {
  return input === undefined || input === null || (typeof input === "string" && input.trim() === "");
}

/** What the sign-in form sends. */
export const loginBody = z.strictObject({
  user: userName,
  pass: presentPassword,
  rememberUsername: z.boolean().optional(),
});
/** What the sign-in form sends. */
export type LoginBody = z.infer<typeof loginBody>;

/** The ways to prove oneself besides the password. */
export const secondFactorMethods = ["totp", "email", "sms"] as const;
/** One of the ways. */
export type SecondFactorMethod = (typeof secondFactorMethods)[number];

/** A code that stands for a step of signing in: 128 random bits, base64url. */
const stepCode = z.string().min(1, "The code is missing").max(64, "This is no such code");

/** Six digits of an authenticator app, mail or SMS; with `totp` a recovery code does too. */
const oneTimeCode = z
  .string()
  .max(20, "Enter the 6 digits")
  .regex(/^(?:\d{6}|[a-z0-9]{4}-?[a-z0-9]{4}-?[a-z0-9]{4})$/i, "Enter the 6 digits");

/** What the form for the second factor sends. */
export const secondFactorBody = z.strictObject({
  code: stepCode,
  method: z.enum(secondFactorMethods),
  otp: oneTimeCode,
});

/** What the form for a forgotten password asks. */
export const forgotForm = z.strictObject({ user: userName });

/** What the form for a new password sends. */
export const resetBody = z
  .strictObject({ user: userName, pass: newPassword, pass_confirm: z.string().max(200), code: stepCode })
  .refine(({ pass, pass_confirm }) => pass === pass_confirm, {
    path: ["pass_confirm"],
    message: passwordsMustMatch,
  });

/** What the form for a new password sends. */
export type ResetBody = z.infer<typeof resetBody>;

/** What the form behind a setup link sends, to create a security administrator. */
export const setupBody = z
  .strictObject({ user: userName, pass: newPassword, pass_confirm: z.string().max(200), code: stepCode })
  .refine(({ pass, pass_confirm }) => pass === pass_confirm, {
    path: ["pass_confirm"],
    message: passwordsMustMatch,
  });

/** What a security administrator sends to create a user. */
export const registerBody = z
  .strictObject({
    user: userName,
    pass: newPassword,
    pass_confirm: z.string().max(200),
    email: z.email("Must be an email address").max(62, "At most 62 characters"),
    phone: z.string().max(20, "At most 20 characters").optional(),
    ChangePassNextLogin: z.boolean().optional(),
    org: z.string().max(50, "At most 50 characters").optional(),
  })
  .refine(({ pass, pass_confirm }) => pass === pass_confirm, {
    path: ["pass_confirm"],
    message: passwordsMustMatch,
  });

/** Said where a link is sent and a password is given too. */
const linkInstead = "Leave this out when a link is sent instead";

/** What a security administrator sends to reset somebody's password. */
export const resetByAdminBody = z
  .strictObject({
    user: userName,
    pass: newPassword.optional().describe("Required unless a link is sent instead."),
    ChangePassNextLogin: z
      .boolean()
      .optional()
      .describe("Whether the next sign-in asks for a new password; true unless given."),
    sendLink: z
      .boolean()
      .optional()
      .describe("Emails the user a link to choose a new password, in place of setting `pass`."),
  })
  .superRefine(({ pass, ChangePassNextLogin, sendLink = false }, context) => {
    const fault = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    if (!sendLink && pass === undefined) fault("pass", "Password is required");
    if (sendLink && pass !== undefined) fault("pass", linkInstead);
    if (sendLink && ChangePassNextLogin !== undefined) fault("ChangePassNextLogin", linkInstead);
  });

const token = z.string().describe("A signed token, good for 12 hours at most.");

/** What signing in answers; each asks for another next step (specification, part 1, section 4). */
const loginAnswer = z.union([
  z.object({
    active_session: z
      .literal(true)
      .describe("Another session is open; the first use of the token closes it."),
    token: token.describe("Unused, it dies after ten minutes."),
  }),
  z.object({
    twoFactorRequired: z.literal(true),
    code: z.string(),
    methods: z.array(z.enum(secondFactorMethods)),
  }),
  z.object({ code: z.string().describe("The password must be reset, by this code.") }),
  z.object({ token }),
]);
/** What signing in answers. */
export type LoginAnswer = z.infer<typeof loginAnswer>;

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
/** What a session token says. */
export type TokenClaims = z.infer<typeof tokenClaims>;

/** The shapes of signing in and out. */
export const identitySchemas = {
  "identity.login": { body: loginBody, answer: loginAnswer },
  "identity.secondFactor": { body: secondFactorBody, answer: loginAnswer },
  "identity.sendSecondFactor": {
    body: z.strictObject({ code: stepCode, method: z.enum(["email", "sms"]) }),
    answer: z.object({ sentTo: z.string().describe("The address or number, masked.") }),
  },
  "identity.forgot": { params: z.strictObject({ user: userName }), answer: z.null() },
  "identity.reset": { body: resetBody, answer: z.null() },
  "identity.setup": { body: setupBody, answer: z.null() },
  "identity.logout": { answer: z.null() },
  "identity.register": { body: registerBody, answer: z.object({ id: z.uuid() }) },
  "identity.resetByAdmin": { body: resetByAdminBody, answer: z.null() },
} satisfies Record<string, CallSchemas>;

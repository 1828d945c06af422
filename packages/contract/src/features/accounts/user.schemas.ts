import { binaryResponse, type CallSchemas } from "@portico/endpoints/schemas";
import * as z from "zod";
import { presentPassword } from "../../schemas/password.ts";

const sixDigits = z.string().regex(/^\d{6}$/, "Enter the 6 digits");
const byMessage = z.enum(["email", "sms"]);

/** The password again, to start a change of the user's sign-in security. */
export const currentPasswordBody = z.strictObject({ pass: presentPassword });
/** The code that confirms an authenticator app. */
export const confirmTotpBody = z.strictObject({ otp: sixDigits });
/** The code that confirms email or SMS as a second factor. */
export const confirmSecondFactorBody = z.strictObject({ method: byMessage, otp: sixDigits });
/** The body that turns off a second factor. */
export const removeSecondFactorBody = currentPasswordBody.extend({
  method: z.enum(["totp", "email", "sms"]),
});

const recoveryCodes = z.object({
  recoveryCodes: z.array(z.string()).describe("Shown only once. Each works once."),
});

/** The schemas of the calls on the user's own photo and second factors. */
export const userSchemas = {
  "user.photo": { response: binaryResponse.nullable() },
  "user.setPhoto": { response: z.null() },
  "user.removePhoto": { response: z.null() },
  "user.secondFactors": {
    response: z.object({
      totp: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.number().int() }),
      email: z.object({ isOn: z.boolean(), sentTo: z.string().nullable().describe("Masked.") }),
      sms: z.object({ isOn: z.boolean(), sentTo: z.string().nullable().describe("Masked.") }),
    }),
  },
  "user.beginTotp": {
    body: currentPasswordBody,
    response: z.object({
      secret: z.string().describe("The secret in Base32, to type if the QR code can't be scanned."),
      uri: z.string().describe("The content of the QR code: `otpauth://…`."),
    }),
  },
  "user.confirmTotp": { body: confirmTotpBody, response: recoveryCodes },
  "user.renewRecoveryCodes": { body: currentPasswordBody, response: recoveryCodes },
  "user.beginSecondFactor": {
    body: z.strictObject({ method: byMessage }),
    response: z.object({ sentTo: z.string().describe("Masked.") }),
  },
  "user.confirmSecondFactor": { body: confirmSecondFactorBody, response: z.null() },
  "user.removeSecondFactor": { body: removeSecondFactorBody, response: z.null() },
} satisfies Record<string, CallSchemas>;

import * as z from "zod";

/** The rule for new passwords (specification, part 1, section 5). */
export const passwordRule = "At least 1 lowercase, 1 Uppercase, and 1 special, min 12, max 20";

const minLength = 12;
const maxLength = 20;

/** A new password. Its length is limited before the patterns run. */
export const newPassword = z
  .string()
  .min(minLength, passwordRule)
  .max(maxLength, passwordRule)
  .refine(
    (password) =>
      // Reported already.
      password.length < minLength ||
      password.length > maxLength ||
      (/[a-z]/.test(password) && /[A-Z]/.test(password) && /[^A-Za-z0-9]/.test(password)),
    passwordRule,
  );

/** The message for a repeated password that differs. */
export const passwordsMustMatch = "Passwords must match";

/** The current password, entered to confirm the user's identity. */
export const presentPassword = z.string().min(1, "Password is required").max(200, "Up to 200 characters");

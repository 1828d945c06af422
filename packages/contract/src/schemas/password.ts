import * as z from "zod";

/** The rule of every new password (specification, part 1, section 5). */
export const passwordRule = "At least 1 lowercase, 1 Uppercase, and 1 special, min 12, max 20";

/** A new password. Its length is bounded before the patterns run. */
export const newPassword = z
  .string()
  .min(12, passwordRule)
  .max(20, passwordRule)
  .refine(
    (password) =>
      password.length > 20 ||
      (/[a-z]/.test(password) && /[A-Z]/.test(password) && /[^A-Za-z0-9]/.test(password)),
    passwordRule,
  );

/** Said of a repetition that differs. */
export const passwordsMustMatch = "Passwords must match";

/** The password as it is typed to prove who one is. */
export const presentPassword = z.string().min(1, "Password is required").max(200, "At most 200 characters");

import { isPhone } from "@portico/format";
import * as z from "zod";

/** The message for a text that is too long. */
export const atMost = (length: number) => `Up to ${length} characters`;

/** A part of a person's name, in one line. Can be empty (specification, part 1, section 5). */
export const namePart = z
  .string()
  .trim()
  .max(50, atMost(50))
  .regex(/^\P{Cc}*$/u, "Not valid");

/** A valid email address. */
export const emailAddress = z.email("Must be an email address").max(62, atMost(62));

/** A US phone number in any format. */
export const phoneNumber = z
  .string()
  .trim()
  .min(1, { error: "Phone is required", abort: true })
  .max(20, "Not a Phone")
  .refine(isPhone, "Not a Phone");

import { atMost, storedText } from "@portico/endpoints/schemas";
import { isBlank, isPhone } from "@portico/format";
import * as z from "zod";

const oneLine = /^\P{Cc}*$/u;

/** A part of a person's name, in one line. Can be empty (specification, part 1, section 5). */
export const namePart = storedText(50).regex(oneLine, "Not valid");

/** A part of a name that must have a visible character (specification, part 1, section 5). */
export const requiredName = (message: string) =>
  z
    .string(message)
    .min(1, { error: message, abort: true })
    .refine((name) => !isBlank(name), { error: "Not valid", abort: true })
    .trim()
    .max(50, atMost(50))
    .regex(oneLine, "Not valid");

/** A valid email address. */
export const emailAddress = z.email("Must be an email address").max(62, atMost(62));

/** A US phone number in any format. */
export const phoneNumber = z
  .string()
  .trim()
  .min(1, { error: "Phone is required", abort: true })
  .max(20, "Not a Phone")
  .refine(isPhone, "Not a Phone");

/** The two letters of a US state. */
export const stateCode = (message: string) => z.string(message).regex(/^[A-Za-z]{2}$/, message);

import * as z from "zod";
import { type DueDay, maxInDays, maxYearsAhead } from "../due-day.ts";

/** The keys of `DueDay`. A body with them also needs `requireOneDay`. */
export const dueDayShape = {
  dueDate: z.iso
    .date("Choose a day")
    .optional()
    .describe(
      `The day, from today to ${maxYearsAhead} years ahead. Either this or \`inDays\`. An unchanged one is accepted.`,
    ),
  inDays: z
    .int("Enter a whole number")
    .min(0, `0 to ${maxInDays}`)
    .max(maxInDays, `0 to ${maxInDays}`)
    .optional()
    .describe(
      "In how many business days, without weekends and configured holidays. 0 is today, or the next business day.",
    ),
  dueTime: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "Enter a time, such as 2:30 PM")
    .optional()
    .describe("The time of day in the business time zone. Without it, any time that day."),
};

/** Requires a day or a number of days, and not both. */
export function requireOneDay({ dueDate, inDays }: DueDay, context: z.RefinementCtx): void {
  const issue = (path: string, message: string) =>
    context.addIssue({ code: "custom", path: [path], message });
  if (dueDate === undefined && inDays === undefined) issue("dueDate", "Choose a day");
  if (dueDate !== undefined && inDays !== undefined) issue("inDays", "Enter either this or a day");
}

/** When something is due. */
export const dueDay = z.strictObject(dueDayShape).superRefine(requireOneDay);

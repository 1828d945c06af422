import { maxStatusComment } from "@portico/endpoints";
import { featureSchemas, optionalText } from "@portico/endpoints/schemas";
import * as z from "zod";
import { ptoEndpoints } from "./pto.ts";

/** The working hours of a weekday, which are the default hours of a request. The hour from `unpaidHour` on isn't paid. */
export const workday = { startHour: 9, unpaidHour: 12, endHour: 17 } as const;

/** The maximum number of days from the first to the last day. */
const maxDays = 366;
const dayMs = 86_400_000;

/** The days and hours of a request. */
export interface PtoPeriod {
  /** The first day, `YYYY-MM-DD`. */
  readonly startDate: string;
  /** The last day. */
  readonly endDate: string;
  /** The hour of the first day at which the time off begins, 0 to 23. */
  readonly startHour: number;
  /** The hour of the last day at which it ends. */
  readonly endHour: number;
}

const days = { startDate: z.iso.date("Must be valid date"), endDate: z.iso.date("Must be valid date") };
const hour = z.number("Choose an hour").int().min(0, "0 to 23").max(23, "0 to 23");
const queryHour = z
  .string()
  .regex(/^([0-9]|1[0-9]|2[0-3])$/, "0 to 23")
  .transform(Number);

/** The problem with a period, and its field. */
function problemOf({ startDate, endDate, startHour, endHour }: PtoPeriod) {
  if (endDate < startDate) return { path: ["endDate"], message: "EndDate can't be before StartDate" };
  if (endDate === startDate && endHour <= startHour)
    return { path: ["endHour"], message: "Must be after the start hour" };
  if (Date.parse(endDate) - Date.parse(startDate) >= maxDays * dayMs)
    return { path: ["endDate"], message: `Time off can last up to ${maxDays} days` };
  return undefined;
}

function checkPeriod(period: PtoPeriod, context: z.RefinementCtx): void {
  const problem = problemOf(period);
  if (problem) context.addIssue({ code: "custom", ...problem });
}

/** The body of the form of a request. */
export const ptoBody = z
  .strictObject({
    ...days,
    startHour: hour.default(workday.startHour),
    endHour: hour.default(workday.endHour),
    comment: optionalText(maxStatusComment),
  })
  .superRefine(checkPeriod);

/** The query of an estimate. */
export const ptoEstimateQuery = z
  .strictObject({
    ...days,
    startHour: queryHour.default(workday.startHour),
    endHour: queryHour.default(workday.endHour),
  })
  .superRefine(checkPeriod);

/** The schemas of the calls on time off. */
export const ptoSchemas = {
  ...featureSchemas(ptoEndpoints, { body: ptoBody }),
  "pto.estimate": {
    query: ptoEstimateQuery,
    response: z.object({
      hours: z.number().int().describe("Weekdays from 9 to 17, without the unpaid hour from 12 to 13."),
      holidays: z
        .array(z.object({ date: z.iso.date(), name: z.string() }))
        .describe("The weekdays of the period that are holidays, which have no hours."),
      problem: z
        .object({ field: z.enum(["startDate", "startHour"]), message: z.string() })
        .nullable()
        .describe("Why the period has no working hours, so that it can't be requested. Null if it has."),
    }),
  },
};

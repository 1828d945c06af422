import { ptoBody } from "@portico/contract/features/time-off/pto.schemas";
import type { ResponseBody } from "@portico/contract/schemas";
import { schemaResolver } from "@portico/renderer/forms";
import type { Resolver } from "react-hook-form";
import { timeOffMessages } from "../../messages/time-off.ts";
import type { Period } from "./estimate-of.ts";

/** The values of the form of a request. */
export interface RequestValues extends Period, Record<string, unknown> {
  readonly comment: string;
}

/** Finds the working hours of a valid period. Undefined if they couldn't be loaded, so that the server decides. */
type FindEstimate = (period: Period) => Promise<ResponseBody<"pto.estimate"> | undefined>;

const bySchema = schemaResolver<RequestValues>(ptoBody, {
  labels: new Map(Object.entries(timeOffMessages.request)),
  toBody,
});

/** Validates a request, and rejects a period without working hours, with the reason. */
export function requestResolver(
  findEstimate: FindEstimate,
): Resolver<RequestValues, unknown, Record<string, unknown>> {
  return async (values, context, options) => {
    const found = await bySchema(values, context, options);
    if (Object.keys(found.errors).length > 0) return found;
    const problem = (await findEstimate(values))?.problem;
    if (!problem) return found;
    return { values: {}, errors: { [problem.field]: { type: "noHours", message: problem.message } } };
  };
}

/** The body of a request: hours are numbers, and empty values are left out. */
function toBody(values: RequestValues): Record<string, unknown> {
  const filled = Object.entries(values).filter(([, value]) => value !== "" && value !== null);
  return Object.fromEntries(
    filled.map(([name, value]) => [name, name.endsWith("Hour") ? Number(value) : value]),
  );
}

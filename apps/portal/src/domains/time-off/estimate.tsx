import { ptoEstimateQuery } from "@portico/contract/features/time-off/pto.schemas";
import type { ResponseBody } from "@portico/contract/schemas";
import { errorMessage } from "@portico/renderer/client";
import { useDebounced } from "@portico/renderer/forms";
import { useQuery } from "@tanstack/react-query";
import { useFormState, useWatch } from "react-hook-form";
import { timeOffMessages } from "../../messages/time-off.ts";
import { estimateOf, type Period } from "./estimate-of.ts";
import { formatDayUs } from "./format-day-us.ts";

const texts = timeOffMessages.estimate;
const debounce = 300;

interface EstimateProps {
  /** The first day that can be requested, `YYYY-MM-DD`. */
  today: string;
}

/** Shows the working hours of the surrounding form's period. Nothing is requested while the period is invalid. */
export function Estimate({ today }: EstimateProps) {
  const [startDate, startHour, endDate, endHour] = useWatch({
    name: ["startDate", "startHour", "endDate", "endHour"],
  });
  const period: Period = { startDate, startHour, endDate, endHour };
  const isValid = ptoEstimateQuery.safeParse(period).success && startDate >= today;
  const key = JSON.stringify(period);
  const isSettled = useDebounced(key, debounce) === key;
  const { data, error } = useQuery({ ...estimateOf(period), enabled: isValid && isSettled });
  const { errors } = useFormState();
  const { field, message } = data?.problem ?? {};
  const isShownAtField = field !== undefined && errors[field]?.message === message;
  return (
    <div className="sm:col-span-2">
      <p className="text-form font-medium">{texts.label}</p>
      <output className="block min-h-10 text-form text-fg-muted">
        {isValid ? describe(data, error, isShownAtField) : texts.waiting}
      </output>
    </div>
  );
}

function describe(
  estimate: ResponseBody<"pto.estimate"> | undefined,
  error: Error | null,
  isShownAtField: boolean,
): string {
  if (error) return texts.failed(errorMessage(error));
  if (!estimate) return texts.loading;
  if (estimate.problem && !isShownAtField) return estimate.problem.message;
  const holidays = estimate.holidays.map(({ date, name }) => `${name} (${formatDayUs(date)})`);
  return [texts.hours(estimate.hours), holidays.length > 0 && texts.withoutHolidays(holidays.join(", "))]
    .filter(Boolean)
    .join(", ");
}

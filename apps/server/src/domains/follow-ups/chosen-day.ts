import { type DueDay, maxYearsAhead } from "@portico/contract";
import { Failure } from "../../errors/failure.ts";
import type { Services } from "../../services/services.ts";
import { afterBusinessDays, lastDueDay } from "./due-day.ts";

/**
 * The day that was chosen, or the one after so many business days.
 * @param field where the body has it
 * @throws Failure 422 if the day is before today, or too far ahead
 */
export function chosenDay(
  { dueDate, inDays = 0 }: DueDay,
  { clock, settings }: Pick<Services, "clock" | "settings">,
  field = "dueDate",
): string {
  const today = clock.today();
  if (dueDate === undefined) return afterBusinessDays(today, inDays, settings.current().holidays);
  const refuse = (problem: string, fix: string) => new Failure(422, `${problem} ${fix}.`, { [field]: [fix] });
  if (dueDate < today) throw refuse("The day of the follow-up is past.", "Choose today or a later day");
  if (dueDate > lastDueDay(today))
    throw refuse("The day of the follow-up is too far ahead.", `Choose a day within ${maxYearsAhead} years`);
  return dueDate;
}

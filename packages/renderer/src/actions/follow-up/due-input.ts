import { type DueDay, maxInDays } from "@portico/endpoints";
import type { RendererMessages } from "../../messages/renderer-messages.ts";

/** What was entered for a follow-up, also what can't be read. */
export interface DueInput {
  /** `NaN` for text that is no number. */
  readonly inDays: number | null;
  readonly dueDate: string;
  readonly dueTime: string;
}

/** Nothing is entered: there is no follow-up. */
export const noDue: DueInput = { inDays: null, dueDate: "", dueTime: "" };

/** Whether something is entered. */
export function isEntered({ inDays, dueDate, dueTime }: DueInput): boolean {
  return inDays !== null || dueDate !== "" || dueTime !== "";
}

/** When the follow-up is due. Undefined if nothing is entered. */
export function dueOf({ inDays, dueDate, dueTime }: DueInput): DueDay | undefined {
  if (inDays === null && dueDate === "") return undefined;
  return { ...(inDays === null ? { dueDate } : { inDays }), ...(dueTime !== "" && { dueTime }) };
}

type Texts = RendererMessages["actions"]["followUp"];

/** What is wrong with the input, by field. The fields for a day and a time say themselves that they can't be read. */
export function problemsOf(input: DueInput, today: string, texts: Texts) {
  const { inDays, dueDate, dueTime } = input;
  const isNumber = inDays === null || (Number.isInteger(inDays) && inDays >= 0 && inDays <= maxInDays);
  const hasDay = inDays !== null || dueDate !== "";
  const isDay = dueDate === "" || /^\d{4}-\d\d-\d\d$/.test(dueDate);
  const isPast = isDay && dueDate !== "" && dueDate < today;
  const isTime = dueTime === "" || /^\d\d:\d\d$/.test(dueTime);
  return {
    inDays: isNumber
      ? dueTime !== "" && !hasDay
        ? texts.dayMissing
        : undefined
      : texts.daysInvalid(maxInDays),
    dueDate: isPast ? texts.dayPast : undefined,
    isReadable: isNumber && isDay && !isPast && isTime && (dueTime === "" || hasDay),
  };
}

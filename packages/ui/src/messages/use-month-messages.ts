"use client";

import { type MonthMessages, monthMessages } from "./month-messages.js";
import { useFamilyMessages } from "./use-family-messages.js";

/** The texts of the month view; English without a provider. */
export function useMonthMessages(): MonthMessages {
  return useFamilyMessages(monthMessages, ({ monthView }) => monthView);
}

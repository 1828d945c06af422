import type { MonthMessages } from "./month-messages.js";

/** Texts that come with the entry of their components. A provider has those that it replaces. */
export interface FamilyMessages {
  monthView?: MonthMessages | undefined;
}

import type { Tones } from "./actions.ts";

/** The color of each status of an offline application. */
export const applicationTones: Tones = {
  New: "info",
  Assigned: "warning",
  Submitted: "success",
  Void: "neutral",
};

export { dayAfter, dayOf } from "../days.ts";
export { formatInstant, useDateOptions, useDateTime, useToday } from "../use-date-options.ts";

/** The current time in tests. Demo data is relative to it. */
export const demoNow = new Date("2026-03-16T15:00:00Z");
export const demoToday = "2026-03-16";
/** When the test databases were filled: when that day had just begun in the business time zone. */
export const demoStart = new Date("2026-03-16T04:05:00Z");
/** The number of policies in the test databases. */
export const demoPolicies = 2_500;

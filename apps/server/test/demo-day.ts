/** The moment that tests take for now; the demo data of the tests is relative to it. */
export const demoNow = new Date("2026-03-16T15:00:00Z");
export const demoToday = "2026-03-16";
/** How many policies there are in the tests' databases. */
export const demoPolicies = 2_500;

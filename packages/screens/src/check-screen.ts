export { type Needs, needsOfAction } from "./check/actions.ts";
export type { CheckedRegistry } from "./check/checked.ts";
export type { ScreenProblem } from "./check/problem-list.ts";
export { type CheckOptions, checkScreen, type ReadScreen, readScreen } from "./check/read-screen.ts";
export { type WithoutRemovedParts, withoutRemovedParts } from "./check/removed-parts.ts";
export { requirementsOf, type ScreenRequirements } from "./check/requirements.ts";
export { implies } from "./check/rights.ts";
export { callsOf, labelLookupsOf, type ScreenCall } from "./check/screen-calls.ts";
export { waysToWrite } from "./column-formats.ts";

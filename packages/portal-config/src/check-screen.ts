export { type Needs, needsOfAction } from "./check/actions.ts";
export { mayBeCalled } from "./check/added.ts";
export type { ScreenProblem } from "./check/problem-list.ts";
export { type CheckOptions, checkScreen, type ReadScreen, readScreen } from "./check/read-screen.ts";
export { requirementsOf, type ScreenRequirements } from "./check/requirements.ts";
export { implies } from "./check/rights.ts";
export { callsOf, type ScreenCall } from "./check/screen-calls.ts";
export { type WithoutVanished, withoutVanished } from "./check/vanished.ts";
export { waysToWrite } from "./column-formats.ts";

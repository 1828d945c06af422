export { type Offered, type OfferedHeader, type OfferedParts, offeredActions } from "./offered-actions.ts";
export { freeId, startingScreen } from "./starting-screen.ts";
export { type ConvertedScreen, toCustomScreen } from "./to-custom-screen.ts";

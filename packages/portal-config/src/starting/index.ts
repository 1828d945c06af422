export { type AsAdded, asAdded } from "./as-added.ts";
export { type Offered, type OfferedHeader, type OfferedParts, offeredActions } from "./offered-actions.ts";
export { freeId, startingScreen } from "./starting-screen.ts";

import { contract } from "@portico/contract/schemas";
import type { CheckedRegistry } from "@portico/screens/check";
import { customScreens } from "./custom-screens.ts";
import { registryNames } from "./registry-names.ts";

/** What Portico's screens can name, and Portico's rules for them. */
export const registry: CheckedRegistry = { ...registryNames, contract, customScreens };

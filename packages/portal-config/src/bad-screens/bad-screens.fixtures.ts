import { access } from "./access.fixtures.ts";
import { addresses } from "./addresses.fixtures.ts";
import { contract } from "./contract.fixtures.ts";
import { language } from "./language.fixtures.ts";
import { work } from "./work.fixtures.ts";

/** Screens that must be refused, each for one reason. */
export const badScreens = [...language, ...access, ...contract, ...addresses, ...work];

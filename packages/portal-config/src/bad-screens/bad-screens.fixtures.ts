import { access } from "./access.fixtures.ts";
import { addresses } from "./addresses.fixtures.ts";
import { contract } from "./contract.fixtures.ts";
import { language } from "./language.fixtures.ts";
import { work } from "./work.fixtures.ts";

/** Invalid screens, each with one problem. */
export const badScreens = [...language, ...access, ...contract, ...addresses, ...work];

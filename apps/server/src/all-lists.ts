import type { Catalog } from "./feature/catalog.ts";
import { listsOf } from "./feature/combine-features.ts";
import { features } from "./features/index.ts";

/** Every list of the contract with the sources of its fields. A missing list does not compile. */
export const allLists: Catalog["lists"] = listsOf(features);

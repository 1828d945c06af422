import { features } from "./all-features.ts";
import type { Catalog } from "./feature/catalog.ts";
import { listsOf } from "./feature/combine-features.ts";

/** Every list of the contract with the SQL of its fields. A missing list is a compile error. */
export const allLists: Catalog["lists"] = listsOf(features);

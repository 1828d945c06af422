import type { Catalog } from "./feature/catalog.ts";
import { listsOf } from "./feature/collect.ts";
import { features } from "./features/index.ts";

/** Every list of the contract with where its fields stand: one that is missing does not compile. */
export const allLists: Catalog["lists"] = listsOf(features);

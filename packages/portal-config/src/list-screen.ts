import type { Endpoints, ListId } from "@portico/contract";
import type * as core from "@portico/screens";
import type { ListScreen, NamesOf } from "@portico/screens";
import type { registryNames } from "./registry-names.ts";

/** A list screen in a file, whose names the compiler checks against the contract and the registry. */
export type ListScreenOf<Id extends ListId> = core.ListScreenOf<Endpoints, NamesOf<typeof registryNames>, Id>;

/** Declares a list screen, as plain data. */
export function listScreen<const Id extends ListId>(screen: ListScreenOf<Id>): ListScreen {
  return { kind: "list", ...screen } as ListScreen;
}

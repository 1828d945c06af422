import { allows, customScreenPreferencesKey, type Rights } from "@portico/contract";
import type { CustomScreenOutline } from "@portico/contract/features/settings/configuration.schemas";
import { hrefOf } from "./route-table.ts";
import { routes } from "./routes.ts";

/** A screen whose saved views can be opened. */
export interface ViewableScreen {
  /** The key of the screen in views. */
  readonly key: string;
  /** The address of the screen in the portal. */
  readonly href: string;
  readonly title: string;
}

/** Returns the lists that the user may open, except those whose address needs an id. */
export function viewableScreens(
  customScreens: readonly CustomScreenOutline[],
  rights: Rights | undefined,
): ViewableScreen[] {
  const builtIn = routes.flatMap((route) => {
    const { path, page, access, title } = route;
    const isList = typeof page !== "string" && page.kind === "list" && !path.includes(":");
    return isList && allows(access, rights) ? [{ key: page.id, href: hrefOf(route), title }] : [];
  });
  const custom = customScreens.map((screen) => ({
    key: customScreenPreferencesKey(screen.id),
    href: hrefOf(screen),
    title: screen.title,
  }));
  return [...builtIn, ...custom];
}

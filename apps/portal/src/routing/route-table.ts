import { allows, type Rights } from "@portico/contract";
import { matchPath } from "react-router";
import { type PortalRoute, portalRoutes } from "../screens/routes.ts";
import type { ScreenOutline } from "../screens/screen-outline.ts";
import { areIds } from "./route-ids.ts";

/** The page of one row of a declared list. */
export interface DetailEntry {
  readonly kind: "detail";
  readonly screen: ScreenOutline;
}

/** An address of the portal with what is shown there: one of the portal's pages, a declared list, or a row of one. */
export type RouteEntry = Omit<PortalRoute, "page"> & {
  readonly page: PortalRoute["page"] | ScreenOutline | DetailEntry;
};

/**
 * All addresses: the portal's own, with each list screen and each detail that has a path in the place that was kept for
 * it, or at the end. Of several screens that lead to one page it is that whose rows it is of.
 */
export function routeTable(screens: readonly ScreenOutline[]): RouteEntry[] {
  const byPath = new Map<string, RouteEntry>(portalRoutes.map((route) => [route.path, route]));
  for (const { screen, detail, path } of detailPages(screens)) {
    byPath.set(path, {
      path,
      access: screen.access,
      title: detail.title,
      page: { kind: "detail", screen },
    });
  }
  for (const screen of screens) {
    const { path, access, title } = screen;
    const navigation = screen.navigation ?? byPath.get(path)?.navigation;
    byPath.set(path, { path, access, title, page: screen, ...(navigation && { navigation }) });
  }
  return [...byPath.values()];
}

/** The details that are pages, those of other things than their list's rows first. */
function detailPages(screens: readonly ScreenOutline[]) {
  return screens
    .flatMap((screen) => {
      const { detail } = screen;
      return detail?.path === undefined ? [] : [{ screen, detail, path: detail.path }];
    })
    .sort((one, other) => Number(isOfRow(one.detail)) - Number(isOfRow(other.detail)));
}

function isOfRow({ idField = "id" }: NonNullable<ScreenOutline["detail"]>): boolean {
  return idField === "id";
}

/** The address of a route without parameters. */
export function hrefOf({ path }: Pick<RouteEntry, "path">): string {
  return `/portal/${path}`;
}

/** Whether a page is at an address that a person with these rights may open. */
export function mayOpenPageAt(
  routes: readonly RouteEntry[],
  href: string,
  rights: Rights | undefined,
): boolean {
  return routes.some(({ path, access }) => {
    const found = path.endsWith("*") ? null : matchPath(`/portal/${path}`, href);
    return found !== null && areIds(found.params) && allows(access, rights);
  });
}

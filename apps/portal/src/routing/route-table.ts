import { allows, type Rights } from "@portico/contract";
import { matchPath } from "react-router";
import { type PortalRoute, portalRoutes } from "../screens/routes.ts";
import type { ScreenOutline } from "../screens/screen-outline.ts";
import { areIds } from "./route-ids.ts";

/** The detail page of the rows of a declared list. */
export interface DetailEntry {
  readonly kind: "detail";
  readonly screen: ScreenOutline;
}

/** A route of the portal and its content: a page, a declared list, or the detail page of a list's row. */
export type RouteEntry = Omit<PortalRoute, "page"> & {
  readonly page: PortalRoute["page"] | ScreenOutline | DetailEntry;
};

/**
 * Returns all routes. A list or detail page replaces the page with the same path, or is added at the end. If
 * several screens declare the same detail page, the screen that lists those rows provides it.
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

/** Returns the screens with a detail page, sorted so that screens that list the rows themselves come last and win. */
function detailPages(screens: readonly ScreenOutline[]) {
  return screens
    .flatMap((screen) => {
      const { detail } = screen;
      return detail?.path === undefined ? [] : [{ screen, detail, path: detail.path }];
    })
    .sort((one, other) => Number(isRowDetail(one.detail)) - Number(isRowDetail(other.detail)));
}

function isRowDetail({ idField = "id" }: NonNullable<ScreenOutline["detail"]>): boolean {
  return idField === "id";
}

/** Returns the path of a route without parameters. */
export function hrefOf({ path }: Pick<RouteEntry, "path">): string {
  return `/portal/${path}`;
}

/** Returns the route of a path, if a user with these rights may open it. */
export function findPageAt(
  routes: readonly RouteEntry[],
  href: string,
  rights: Rights | undefined,
): RouteEntry | undefined {
  return routes.find(({ path, access }) => {
    const match = path.endsWith("*") ? null : matchPath(`/portal/${path}`, href);
    return match !== null && areIds(match.params) && allows(access, rights);
  });
}

/** Returns the path of the list whose rows the detail page at a path shows. Undefined for other pages. */
export function listOfDetailAt(
  routes: readonly RouteEntry[],
  href: string,
  rights: Rights | undefined,
): string | undefined {
  const page = findPageAt(routes, href, rights)?.page;
  if (typeof page !== "object" || !("kind" in page) || page.kind !== "detail") return undefined;
  return findPageAt(routes, hrefOf(page.screen), rights) && hrefOf(page.screen);
}

import type { ListScreen } from "@portico/portal-config";
import { matchPath } from "react-router";
import { type PortalRoute, portalRoutes } from "../screens/routes.ts";

/** An address of the portal with what is shown there: one of the portal's pages, or a declared list. */
export type RouteEntry = Omit<PortalRoute, "page"> & { readonly page: PortalRoute["page"] | ListScreen };

/** All addresses: the portal's own, with each list screen in the place that was kept for its path, or at the end. */
export function routeTable(screens: readonly ListScreen[]): RouteEntry[] {
  const byPath = new Map<string, RouteEntry>(portalRoutes.map((route) => [route.path, route]));
  for (const screen of screens) {
    const { path, access, title } = screen;
    const navigation = screen.navigation ?? byPath.get(path)?.navigation;
    byPath.set(path, { path, access, title, page: screen, ...(navigation && { navigation }) });
  }
  return [...byPath.values()];
}

/** The address of a route without parameters. */
export function hrefOf({ path }: Pick<RouteEntry, "path">): string {
  return `/portal/${path}`;
}

/** Whether one of the routes stands at an address. */
export function isPageAt(routes: readonly RouteEntry[], href: string): boolean {
  return routes.some(({ path }) => !path.endsWith("*") && matchPath(`/portal/${path}`, href) !== null);
}

import { messages } from "../messages/messages.ts";
import { outlines } from "../screens/generated/outlines.ts";
import type { PageTitles } from "./page-title.ts";
import { hrefOf, routeTable } from "./route-table.ts";

/** All routes of the portal. The router, the sidebar and the breadcrumbs use them. */
export const routes = routeTable(outlines);

/** Titles by path: of all pages without an id in their path, and of the paths above them that have no page. */
export const pathTitles: PageTitles = new Map(
  [
    ...Object.entries(messages.navigation.paths),
    ...routes.flatMap((route) => (/[:*]/.test(route.path) ? [] : [[route.path, route.title] as const])),
  ].map(([path, title]) => [hrefOf({ path }), title]),
);

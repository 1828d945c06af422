import { outlines } from "../screens/generated/outlines.ts";
import { routeTable } from "./route-table.ts";

/** All routes of the portal. The router, the sidebar and the breadcrumbs use them. */
export const routes = routeTable(outlines);

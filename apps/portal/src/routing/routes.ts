import { outlines } from "../screens/generated/outlines.ts";
import { routeTable } from "./route-table.ts";

/** Every address of the portal. Router, sidebar and breadcrumbs come from it. */
export const routes = routeTable(outlines);

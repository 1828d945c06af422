import type { ListScreen, ListScreenOf, NamesOf, ScreenNames } from "@portico/screens";
import { type endpointsIn, visitStatus } from "./contract.ts";

/** What screens can name besides calls. */
export const names = {
  ...{
    basePath: "/",
    reservedPaths: [],
    roles: { staff: "Staff" },
    claims: {},
    settings: {},
    noteEntities: {},
  },
  parts: { action: [], filter: [], aside: [], format: [], widget: [] },
  sections: ["office"],
  statusTypes: {
    visit: { id: visitStatus, label: "Status of a visit", codes: ["PLANNED", "DONE", "MISSED"] },
  },
  services: { statuses: { lookup: "statuses.lookup", param: "type" } },
  examples: { access: "staff", id: "open-visits", path: "visits/open" },
} as const satisfies ScreenNames;

type Endpoints = ReturnType<typeof endpointsIn>;

/** Declares a screen, whose names the compiler checks. */
export function listScreen<const Id extends "clients.list" | "visits.list">(
  screen: ListScreenOf<Endpoints, NamesOf<typeof names>, Id>,
): ListScreen {
  return { kind: "list", ...screen } as ListScreen;
}

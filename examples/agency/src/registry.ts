import type { ListScreen, ListScreenOf, NamesOf, ScreenNames } from "@portico/screens";
import type { createEndpoints } from "./contract.ts";

/** What screens can use besides calls. */
export const screenNames = {
  basePath: "/",
  reservedPaths: [],
  roles: { staff: "Staff" },
  claims: {},
  settings: {},
  noteEntities: {},
  parts: { action: [], filter: [], aside: [], format: [], widget: [] },
  sections: ["office"],
  statusTypes: {
    visit: { id: "visit", label: "Status of a visit", codes: ["PLANNED", "DONE", "MISSED"] },
  },
  services: { statuses: { lookup: "statuses.lookup", param: "type" } },
  examples: { access: "staff", id: "open-visits", path: "visits/open" },
} as const satisfies ScreenNames;

type Endpoints = ReturnType<typeof createEndpoints>;

/** Declares a screen. The compiler checks its names. */
export function listScreen<const Id extends "clients.list" | "visits.list">(
  screen: ListScreenOf<Endpoints, NamesOf<typeof screenNames>, Id>,
): ListScreen {
  return { kind: "list", ...screen } as ListScreen;
}

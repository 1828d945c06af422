import type { ScreenNames } from "../screen-registry.ts";

/** The registry of an app without anything: what keywords name is the same in all apps. */
export const emptyRegistry: ScreenNames = {
  basePath: "/",
  reservedPaths: [],
  roles: {},
  claims: {},
  parts: { action: [], filter: [], aside: [], format: [], widget: [] },
  sections: [],
  settings: {},
  statusTypes: {},
  noteEntities: {},
  services: {},
  examples: { access: "", id: "", path: "" },
};

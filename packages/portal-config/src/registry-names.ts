import { entriesOf, type GenericTypeKey, genericTypes, noteEntities } from "@portico/contract";
import type { ScreenNames, StatusType } from "@portico/screens";
import { customParts } from "./custom-parts.ts";
import { navigationSections } from "./navigation-sections.ts";
import { claims, roles } from "./rights.ts";
import { services } from "./services.ts";

const keys = Object.keys(genericTypes) as GenericTypeKey[];
const statusTypes = Object.fromEntries(
  keys.map((key): [string, StatusType] => {
    const { id, name } = genericTypes[key];
    return [key, { id, label: name, codes: entriesOf(key).map(({ code }) => code) }];
  }),
) as Readonly<Record<GenericTypeKey, StatusType>>;

/** What Portico's screens can name, besides its endpoints. */
export const registryNames = {
  basePath: "/portal/",
  reservedPaths: ["error", "customer", "dashboard", "application", "marketing", "myaccount"],
  roles,
  claims,
  parts: customParts,
  sections: navigationSections,
  settings: { organisation: "Organization" },
  statusTypes,
  noteEntities,
  services,
  examples: {
    access: "agent view.Policy|admin.Policy",
    id: "manage-policies",
    path: "policies/manage",
  },
} as const satisfies ScreenNames;

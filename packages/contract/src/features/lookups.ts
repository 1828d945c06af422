import { lookup } from "@portico/endpoints";
import { countyFilter, stateFilter } from "../filters.ts";

const named = { id: { label: "ID", format: "id" }, name: { label: "Name" } } as const;
const coded = { ...named, code: { label: "Code" } } as const;
/** The name of the kind of follow-up that a status promises; empty for none. */
const promised = { ...coded, followUp: { label: "Follow-up kind" } } as const;
const access = "session";

/** The options of filters and forms. */
export const lookupEndpoints = {
  "carriers.lookup": lookup({
    path: "/Carriers",
    access,
    summary: "Insurance carriers.",
    fields: named,
    filters: {},
  }),
  "countries.lookup": lookup({
    path: "/Countries",
    access,
    summary: "Countries.",
    fields: coded,
    filters: {},
  }),
  "states.lookup": lookup({
    path: "/States",
    access,
    summary: "States and the District of Columbia, with their postal codes.",
    fields: coded,
    filters: {},
  }),
  "counties.lookup": lookup({
    path: "/Counties",
    access,
    summary: "Counties, optionally of `state`. With `name`, returns the first 100 matches.",
    fields: named,
    filters: {
      state: { ...stateFilter, label: "State's postal code" },
      name: { kind: "text", label: "Name" },
    },
  }),
  "cities.lookup": lookup({
    path: "/Cities",
    access,
    summary: "Cities, optionally of `state` or `county`. With `name`, returns the first 100 matches.",
    fields: { ...named, county: { label: "County" } },
    filters: {
      state: { ...stateFilter, label: "State's postal code" },
      county: { ...countyFilter, label: "County's name" },
      name: { kind: "text", label: "Name" },
    },
  }),
  "agents.lookup": lookup({
    path: "/Agent/simplified",
    access: "agent|administrator|securityadmin",
    summary:
      "Agents by name, of whom the caller may see rows; all for administrators. With `name`, returns the first 100 matches.",
    fields: named,
    filters: { name: { kind: "text", label: "Name" } },
  }),
  "types.lookup": lookup({
    path: "/TypeGeneric/:typeGuid",
    access,
    summary:
      "Entries of one generic type: statuses, locations, agent types and more. `followUp` names the kind of follow-up that can be added when a status is set, and is empty for others.",
    fields: promised,
    filters: {},
  }),
};

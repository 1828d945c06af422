import { defaultWork, featureEndpoints, lookup, rowFields, workFields } from "@portico/endpoints";
import { contractWithSchemas, featureSchemas } from "@portico/endpoints/schemas";
import * as z from "zod";
import type { CheckedRegistry } from "./check/checked.ts";
import type { ListScreenOf, NamesOf } from "./typed-screen.ts";

const visits = featureEndpoints("visits", {
  path: "/Visits",
  access: "vet|receptionist",
  assignAccess: "vet|receptionist",
  summary: "Visits.",
  noun: { one: "visit", other: "visits" },
  fields: {
    ...rowFields,
    ...workFields,
    petName: { label: "Pet", sortable: true },
    owner: { label: "Owner", sensitive: "name" },
    weight: { label: "Weight", format: "number", summable: true },
  },
  filters: {
    petName: { kind: "text" },
    species: { kind: "select", options: "species.lookup", field: "petName" },
  },
  sort: "petName",
  calls: ["create", "detail", ...defaultWork],
});

const endpoints = {
  ...visits,
  "species.lookup": lookup({
    path: "/Species",
    access: "session",
    summary: "Species.",
    fields: { id: { label: "ID" }, name: { label: "Name" } },
    filters: {},
  }),
};

const names = {
  basePath: "/app/",
  reservedPaths: ["settings"],
  roles: { vet: "Vets", receptionist: "Receptionists" },
  claims: { "view.Bills": "View bills" },
  parts: { action: ["weigh"], filter: [], aside: [], format: ["age"], widget: [] },
  sections: ["pets", "visits"],
  settings: { practice: "Practice" },
  statusTypes: { visitStatus: { id: "1", label: "Visit status", codes: ["PLANNED", "DONE"] } },
  noteEntities: {},
  services: {},
  examples: { access: "vet view.Bills", id: "manage-pets", path: "pets/manage" },
  customScreens: {
    path: (screenId: string) => `own/${screenId}`,
    mayCall: (id: string) => id !== "visits.create",
    maxLength: 10_000,
  },
} as const;

/** A small app of another product: a veterinary practice, without any services. */
export const practice: CheckedRegistry = {
  ...names,
  contract: contractWithSchemas(endpoints, {
    ...featureSchemas(visits, {
      body: z.strictObject({ petName: z.string(), weight: z.number().optional() }),
    }),
  }),
};

/** A screen in a file of that app. */
export type PracticeScreen = ListScreenOf<typeof endpoints, NamesOf<typeof names>, "visits.list">;

/** A valid screen of that app. */
export const visitScreen: PracticeScreen & { kind: "list" } = {
  kind: "list",
  id: "visits",
  path: "visits/:petName",
  title: "Visits",
  access: "vet|receptionist",
  endpoints: { list: "visits.list" },
  filters: [{ filter: "species", when: { setting: "practice", is: "notEmpty" } }],
  columns: ["owner", { field: "weight", format: { name: "age" } }],
  sort: ["-petName"],
  actions: [
    { kind: "form", id: "new", label: "New", form: "visit", mode: "create" },
    { kind: "custom", id: "weigh", label: "Weigh", name: "weigh" },
  ],
  selection: { mode: "many" },
  rowActions: [{ kind: "detail", id: "view", label: "View" }],
  detail: { as: "dialog", title: "Visit", endpoint: "visits.detail", fields: ["owner"], empty: "Nothing" },
  forms: [
    {
      id: "visit",
      create: { endpoint: "visits.create", title: "New", submit: "Save", success: "Saved" },
      fields: ["petName", "weight"],
    },
  ],
  footer: [{ of: "sum", field: "weight" }],
  empty: "None",
};

import * as z from "zod";
import { rowFields } from "./builders/default-fields.ts";
import { featureSchemas } from "./builders/feature.schemas.ts";
import { featureEndpoints } from "./builders/feature.ts";
import { call, lookup } from "./endpoint.ts";

/** A small API of another product: a veterinary practice with roles of its own. */
export const practiceRoles = ["vet", "receptionist"] as const;

const pets = featureEndpoints("pets", {
  path: "/Pets",
  access: "vet|receptionist",
  summary: "Pets.",
  noun: { one: "pet", other: "pets" },
  fields: { ...rowFields, name: { label: "Name", sortable: true }, species: { label: "Species" } },
  filters: {
    name: { kind: "text" },
    species: { kind: "select", options: "species.lookup", optionParams: { kind: "mammals" } },
  },
  sort: "name",
  calls: ["create", "detail"],
});

/** Its endpoints. */
export const practiceEndpoints = {
  ...pets,
  "species.lookup": lookup({
    path: "/Species/:kind",
    access: "session",
    summary: "Species of a kind.",
    fields: { id: { label: "ID" }, name: { label: "Name" } },
    filters: {},
  }),
  "practice.hours": call({
    method: "GET",
    path: "/Hours",
    access: "anyone",
    summary: "The opening hours.",
  }),
};

/** The schemas of its calls. */
export const practiceSchemas = {
  ...featureSchemas(pets, { body: z.strictObject({ name: z.string(), species: z.string().optional() }) }),
  "practice.hours": { response: z.object({ from: z.number(), to: z.number() }) },
};

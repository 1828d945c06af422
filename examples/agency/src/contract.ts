import { accessRules, featureEndpoints, lookup, rowFields } from "@portico/endpoints";
import type { Texts } from "./texts.ts";

/** All users have this role, and may do everything. */
const access = "staff";
export const { allows } = accessRules([access]);

/** The calls on clients. */
export const createClientEndpoints = (texts: Texts) =>
  featureEndpoints("clients", {
    path: "/clients",
    access,
    summary: "Clients.",
    noun: { one: texts.client, other: texts.clients.toLowerCase() },
    fields: {
      ...rowFields,
      name: { label: texts.name, sortable: true, sensitive: "name" },
      phone: { label: texts.phone, format: "phone" },
      birthDate: { label: texts.birthDate, format: "date", sortable: true },
    },
    filters: { name: { kind: "text" } },
    sort: "name",
    calls: ["create", "detail", "update"],
  });

/** The calls on visits. */
export const createVisitEndpoints = (texts: Texts) =>
  featureEndpoints("visits", {
    path: "/visits",
    access,
    summary: "Visits.",
    noun: { one: texts.visit, other: texts.visits.toLowerCase() },
    fields: {
      ...rowFields,
      name: { label: texts.name, sortable: true, sensitive: "name" },
      date: { label: texts.date, format: "date", sortable: true },
      treatment: { label: texts.treatment, sortable: true },
      price: { label: texts.price, format: "money", sortable: true, summable: true },
      status: { label: texts.status, format: "status", sortable: true },
    },
    filters: {
      name: { kind: "text" },
      treatment: { kind: "text" },
      status: { kind: "choice", values: Object.values(texts.statuses), anyOf: true },
    },
    sort: "-date",
    calls: ["create", "detail", "update", "setStatuses"],
  });

/** All calls of the API, with labels in one language. */
export const createEndpoints = (texts: Texts) => ({
  ...createClientEndpoints(texts),
  ...createVisitEndpoints(texts),
  "statuses.lookup": lookup({
    path: "/statuses/:type",
    access,
    summary: "The statuses of a type.",
    fields: { id: { label: "ID", format: "id" }, name: { label: texts.name }, code: { label: "Code" } },
    filters: {},
  }),
});

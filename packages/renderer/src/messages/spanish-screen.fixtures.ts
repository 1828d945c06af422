import { endpoints, noteEntities, typeGuids } from "@portico/contract";
import { callSchemas } from "@portico/contract/schemas";
import { listScreen } from "@portico/portal-config";
import { testClient } from "../client/client.fixtures.ts";
import { exampleHost } from "../example-host.fixtures.ts";
import type { RendererHost } from "../host/renderer-host.ts";
import { spanish } from "./spanish/spanish.ts";

const noStatus = "Sin resultado";
const outcome = { success: "Se guardó el resultado", failure: "No se guardó el resultado. {message}" };

/** A screen with every kind of action, as an app declares it in Spanish. */
export const spanishScreen = listScreen({
  id: "prospectos",
  path: "prospectos",
  title: "Prospectos",
  access: "agent view.Lead|admin.Lead",
  endpoints: { list: "leads.list", summary: "leads.summary" },
  rowName: "contactName",
  filters: [
    { filter: "name", label: "Nombre" },
    { filter: "phone", label: "Teléfono" },
    { filter: "assignedToAgentId", label: "Agente" },
    { kind: "dateRange", from: "statusDateFrom", to: "statusDateTo", label: "Fecha del resultado" },
  ],
  permanentFilters: { name: "ana" },
  columns: [
    { field: "contactName", header: "Nombre" },
    { field: "phone", header: "Teléfono" },
    { field: "dob", header: "Fecha de nacimiento" },
    { field: "statusName", header: "Resultado", empty: noStatus },
    { field: "city", header: "Ciudad", hidden: true },
  ],
  selection: { mode: "many", allMatching: true },
  actions: [
    {
      kind: "changeStatus",
      id: "estado",
      label: "Cambiar estado",
      endpoint: "leads.setStatuses",
      statuses: "leadStatus",
    },
    { kind: "form", id: "editar", label: "Editar", form: "prospecto", mode: "edit" },
    {
      kind: "confirm",
      id: "borrar",
      label: "Borrar resultado",
      needs: "some",
      endpoint: "leads.setStatuses",
      question: "¿Borrar el resultado?",
      values: { statusId: "" },
      ...outcome,
    },
    { kind: "notes", id: "notas", label: "Notas", entity: "lead" },
    { kind: "history", id: "historial", label: "Historial", endpoint: "leads.history" },
    { kind: "assign", id: "asignar", label: "Asignar", endpoint: "leads.assign" },
    { kind: "upload", id: "subir", label: "Subir prospectos", endpoint: "leads.upload", accept: ".csv" },
    { kind: "export", id: "exportar", label: "Exportar", formats: ["csv", "xlsx", "pdf"] },
    { kind: "custom", id: "imprimir", label: "Imprimir", name: "print" },
  ],
  rowActions: [
    { kind: "detail", id: "ver", label: "Ver" },
    { kind: "copy", id: "copiar", label: "Copiar", field: "phone" },
  ],
  detail: {
    as: "sheet",
    path: "prospectos/:id",
    title: "Prospecto",
    titleField: "phone",
    endpoint: "leads.detail",
    fields: [
      { field: "phone", header: "Teléfono" },
      { field: "zipCode", header: "Código postal" },
    ],
    notes: { entity: "lead" },
    history: { endpoint: "leads.history" },
    empty: "No hay datos",
  },
  forms: [
    {
      id: "prospecto",
      edit: {
        endpoint: "leads.update",
        load: "leads.detail",
        title: "Editar prospecto",
        submit: "Guardar",
        success: "Se guardó",
      },
      fields: [
        { field: "phone", label: "Teléfono", as: "phone" },
        { field: "dob", label: "Fecha de nacimiento", as: "dateOfBirth" },
        { field: "zipCode", label: "Código postal" },
      ],
    },
  ],
  header: [{ kind: "statusSummary", title: "Prospectos por resultado", emptyStatus: noStatus }],
  footer: [{ of: "records" }],
  empty: "No hay datos",
});

const list = endpoints["leads.list"];

/** The host of an app in Spanish. */
export const spanishHost: RendererHost = {
  ...exampleHost,
  messages: spanish,
  client: testClient({
    initial: {
      ...endpoints,
      "leads.list": {
        ...list,
        noun: { one: "prospecto", other: "prospectos" },
        filters: { ...list.filters, name: { ...list.filters.name, label: "Nombre" } },
      },
    },
    names: async () => ({ statusTypes: typeGuids, noteEntities, roles: { agent: "Agentes" } }),
    loadSchemas: async () => callSchemas,
  }),
};

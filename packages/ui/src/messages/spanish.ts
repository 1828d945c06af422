import type { Messages } from "./messages.js";

export const spanish: Messages = {
  field: { required: "obligatorio", selectPlaceholder: "Elija…", loadingOptions: "Cargando…" },
  dialog: { close: "Cerrar" },
  errorState: { title: "No se pudo cargar", retry: "Reintentar" },
  notifications: { region: "Notificaciones", dismiss: "Descartar" },
  table: {
    actions: "Acciones",
    empty: "Nada que mostrar",
    loading: "Cargando filas",
    refreshing: "Actualizando filas",
    select: (name) => `Seleccionar ${name}`,
    selectRows: "Seleccionar filas",
    rowSelected: (name, count) => `${name}: en la selección. Selección: ${count}.`,
    rowUnselected: (name, count) => `${name}: fuera de la selección. Selección: ${count}.`,
    manySelected: (count) => `Selección: ${count}.`,
    noneSelected: "Nada seleccionado.",
  },
  pager: {
    label: "Páginas",
    range: (from, to, total) => `${from}–${to} de ${total}`,
    noRecords: "Sin registros",
    pageSize: "Filas por página",
    page: "Página",
    ofPages: (pages) => `de ${pages}`,
    first: "Primera página",
    previous: "Página anterior",
    next: "Página siguiente",
    last: "Última página",
  },
};

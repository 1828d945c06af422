import type { ListMessages } from "./list-messages.js";

export const spanishLists: ListMessages = {
  combobox: {
    loading: "Buscando…",
    noMatches: "Sin coincidencias",
    failed: "La búsqueda falló.",
    retry: "Buscar de nuevo",
    clear: "Borrar",
    results: (count) => (count === 1 ? "1 coincidencia" : `${count} coincidencias`),
  },
  filters: {
    label: "Filtros",
    show: (inUse) => (inUse === 0 ? "Filtros" : `Filtros (${inUse})`),
    inUse: "En uso",
    remove: "Quitar",
    clear: "Borrar filtros",
    any: "Cualquiera",
    yes: "Sí",
    no: "No",
    from: "desde",
    to: "hasta",
    between: (from, to) => `${from} – ${to}`,
    reversed: "El primero es posterior al segundo; nada puede coincidir.",
  },
  toolbar: {
    selected: (count) => `Selección: ${count}`,
    noneSelected: "Nada seleccionado",
    unmarkAll: "Desmarcar todo",
    more: "Más",
    underWay: "En curso",
  },
  statusBadge: { unnamed: "Sin nombre" },
};

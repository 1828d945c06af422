import type { DisplayMessages } from "./display-messages.js";

export const spanishDisplay: DisplayMessages = {
  display: {
    dismiss: "Descartar",
    copy: "Copiar",
    copied: "Copiado",
    copyFailed: "No se pudo copiar",
    newTab: "se abre en una pestaña nueva",
  },
  detailPanel: {
    close: "Cerrar los detalles",
    previous: "Registro anterior",
    next: "Registro siguiente",
    isFirst: "Es el primer registro",
    isLast: "Es el último registro",
    resize: "Cambiar el ancho de los detalles",
  },
  commands: {
    title: "Comandos",
    search: "Buscar comandos",
    recent: "Recientes",
    loading: "Buscando…",
    noMatches: "Sin coincidencias",
    failed: "No se pudo completar la búsqueda.",
    results: (count) => (count === 1 ? "1 coincidencia" : `${count} coincidencias`),
  },
};

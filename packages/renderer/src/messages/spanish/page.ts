import type { PageMessages } from "../renderer-messages.ts";
import { figure } from "./figure.ts";

export const spanishPage: PageMessages = {
  errorStatus: (status, statusText) => (statusText ? `Error: ${status} - ${statusText}` : `Error ${status}`),
  timedOut: "El servidor tardó demasiado en responder. Inténtelo de nuevo.",
  sessionEnded: "Su sesión terminó.",
  previewOnly: "Esta es una vista previa. Las acciones no cambian nada.",
  leave: {
    title: "¿Seguro que desea cerrar?",
    text: "Hay cambios sin guardar. Se perderán si continúa.",
    yes: "Sí",
    no: "No",
  },

  list: {
    optionsFailed: "No se pudieron cargar las opciones",
    noMatches: "Ningún resultado coincide con estos filtros. Cambie o borre los filtros para ver más.",
    empty: "Los registros aparecen aquí cuando se agregan.",
    notLoaded: (title) => `No se pudo cargar ${title}`,
    detailFailed: "No se pudieron abrir los detalles. Inténtelo de nuevo.",
    moreRowActions: "Más acciones",
    rowAction: (label, row) => `${label}: ${row}`,
    undo: "Deshacer",
  },
  keys: {
    search: "Buscar",
    nextRow: "Fila siguiente",
    previousRow: "Fila anterior",
    nextPage: "Página siguiente",
    previousPage: "Página anterior",
    toggleRow: "Seleccionar la fila o quitarla de la selección",
    undo: "Deshacer el último cambio",
  },
  listPage: {
    toolbar: (title) => `Acciones de ${title}`,
    variant: "Conjunto de columnas",
    compact: "Filas compactas",
    search: (rows) => `Buscar ${rows}`,

    selectFirst: (filter) => `Primero elija ${filter.toLowerCase()}`,
    chooseDates: "Primero escriba las fechas",
    until: (day) => `Hasta el ${day}`,

    masked: "Oculto",
    maskedDots: "••••••",

    selection: {
      clearedByFilter: "Se borró la selección porque cambiaron los filtros.",
      dropped: (count) =>
        count === 1 ? "1 fila ya no está seleccionada." : `${figure(count)} filas ya no están seleccionadas.`,
      restore: (count) => `Restaurar la selección de ${figure(count)}`,
      expired: (count) =>
        `Venció la selección de las ${figure(count)} filas que coinciden. Selecciónelas de nuevo para continuar.`,
      tooManyMatch: (count, hasMore, most) =>
        `Coinciden ${figure(count)}${hasMore ? "+" : ""} filas. Puede cambiar hasta ${figure(most)} a la vez, así que use más filtros.`,
      allMatchingFailed: (reason) => `No se pudieron seleccionar todas las filas que coinciden. ${reason}`,
    },

    columnsRemoved: (fields) => `Esta lista ya no tiene ${fields}.`,
    fieldsRemoved: (title, fields) => `${title} se muestra sin ${fields} porque los datos ya no lo incluyen.`,
    partNotLoaded: "No se pudo cargar una parte de esta página. Recargue la página.",
    staleRows: "Es posible que estas filas no estén actualizadas.",
    retry: "Reintentar",

    print: {
      action: "Imprimir",
      all: "Imprimir todas las filas",
      everyRow: (count) => (count === 1 ? "La única fila" : `Las ${figure(count)} filas`),
      onePage: (from, to, total, hasMore) =>
        `Filas ${figure(from)}–${figure(to)} de ${figure(total)}${hasMore ? "+" : ""}: solo la página que se mostraba. Para imprimir también las demás, use Imprimir en el menú Más de la lista, o Ctrl+P.`,
    },

    broken: {
      noRows: (path) => `rows: la respuesta no tiene filas en \`${path}\`.`,
      noSummary: (id) => `endpoints.summary: no existe el endpoint \`${id}\`.`,
    },
  },

  actionButtons: {
    exports: {
      selected: (count, format) => `La selección (${figure(count)}) como ${format}`,
      all: (count, format) =>
        count === undefined ? `Todo como ${format}` : `Todo (${figure(count)}) como ${format}`,
    },
    reasons: {
      one: "Seleccione una fila",
      oneOnly: (count) => `Seleccione solo una fila (hay ${figure(count)} seleccionadas)`,
      some: "Seleccione al menos una fila",
      atMost: (most, count) =>
        `Puede cambiar hasta ${figure(most)} filas a la vez (hay ${figure(count)} seleccionadas)`,
      notForThese: (count) =>
        count === 1
          ? "Esta acción no está disponible para la fila seleccionada"
          : `Esta acción no está disponible para las ${figure(count)} filas seleccionadas`,
    },
    notLoaded: (label) => `No se pudo abrir ${label}. Inténtelo de nuevo.`,
    failed: (label, reason) => `${label}: ${reason}`,
  },

  summary: {
    title: "Resumen",
    byAgent: "Resumen por agente",
    shownOf: (shown, total) => `${figure(shown)} de ${figure(total)}`,
    totalOf: (total) => `Total: ${figure(total)}`,
    empty: "Todavía no hay datos.",
    failed: (reason) => `No se pudo cargar el resumen. ${reason}`,
    loading: "Cargando el resumen",
    unnamedStatus: "Sin nombre",
    retry: "Reintentar",
  },
  openedView: {
    notLoaded: (reason) => `No se pudieron cargar sus vistas. ${reason}`,
    missing: "Esta vista ya no existe o no se comparte con usted.",
    removedSettings: (name, settings) =>
      `Vista «${name}»: estas opciones ya no se pueden aplicar: ${settings}.`,
    filter: (name) => `filtro «${name}»`,
    sort: (field) => `ordenar por «${field}»`,
    variant: (name) => `variante «${name}»`,
    pageSize: (size) => `${figure(size)} filas por página`,
  },
};

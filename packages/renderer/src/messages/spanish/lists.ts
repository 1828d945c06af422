import type { RendererMessages } from "../renderer-messages.ts";
import { figure, locale } from "./figure.ts";

const rows = (count: number) => (count === 1 ? "1 fila" : `${figure(count)} filas`);

/** The texts of lists that load after the first list. */
export const spanishLists = {
  actions: {
    rowsOfKind: (count, kind) => `${figure(count)} ${kind}`,
    done: (label) => `${label}: listo.`,
    doneTo: (label, what) => `${label}: ${what}`,
    unknownEndpoint: (label, id) =>
      `${label} necesita \`${id}\`, pero ese endpoint no existe. Corrija la declaración de la pantalla.`,
    missingStatus: (code) =>
      `No se cambió nada porque no existe el estado ${code}. Pida a un administrador que lo agregue.`,
    noId: (label) => `No se puede abrir ${label}: esta fila no tiene un ID para buscar.`,
    changedTo: (header, before, now) =>
      `${header}: usted vio ${before || "ningún valor"}, ahora es ${now || "vacío"}`,
    submitAgain: "Envíe de nuevo para sobrescribir.",
    unnamedStatus: "¿nombre incorrecto?",
    system: "Sistema",
    statusChange: {
      status: "Estado",
      changes: (what, kind) => `Se cambiará el ${kind ?? "estado"} de ${what}.`,
      titleOf: (kind) => `Cambiar ${kind}`,
      success: "¡El estado se cambió correctamente!",
      changed: (what, status) => `${what}: nuevo estado ${status}`,
    },
    followUp: {
      legend: (kind) => `Seguimiento: ${kind}`,
      hint: "Opcional. 1 es el próximo día hábil, sin fines de semana ni días feriados.",
      inDays: "Días hábiles",
      day: "O en una fecha",
      time: "Hora",
      daysInvalid: (most) => `Escriba un número entero de 0 a ${figure(most)}.`,
      dayMissing: "Elija una fecha o un número de días.",
      dayPast: "Elija hoy o una fecha posterior.",
      added: (count, when) =>
        count === 1 ? `Seguimiento el ${when}` : `Seguimiento el ${when} para cada uno de ${figure(count)}`,
    },
    assign: {
      changes: (what) => `Se asignará a un agente: ${what}.`,
      person: "Agente",
      success: "¡La asignación se hizo correctamente!",
      assigned: (what, person) => `${what}: asignación a ${person}`,
    },
    history: {
      title: "Historial",
      isNone: (id) => `\`${id}\` no devuelve un historial. Corrija la declaración de la pantalla.`,
      empty: "Todavía no hay estados",
      until: (moment) => `hasta ${moment}`,
      isCurrent: "actual",
      cleared: "Borrado",
    },
    notes: {
      title: "Notas",
      failed: (reason) => `No se pudo crear la nota: ${reason}`,
      olderFailed: (reason) => `No se pudieron cargar las notas anteriores: ${reason}`,
      noDownload: "Esta es una vista previa. Abra la pantalla para descargar archivos.",
      downloadFailed: (name, reason) => `No se pudo descargar ${name}. ${reason}`,
    },
    copy: {
      field: (header) => `¡Se copió ${header}!`,
      row: "¡Se copió la fila!",
      nothing: (header) => `No hay ${header.toLowerCase()} para copiar.`,
      masked: (header) => `${header} está oculto y no se puede copiar.`,
      failed:
        "Su navegador bloqueó la copia. Permita el acceso al portapapeles para esta página e inténtelo de nuevo.",
    },
    job: {
      queued: "En espera",
      running: "En curso",
      steps: (done, total) => `${figure(done)} de ${figure(total)}`,
      cancel: "Cancelar",
      cancelling: "Se cancelará después del paso actual",
      canClose: "Puede cerrar esta ventana. El proceso continúa en segundo plano.",
      stopped: (label) => `Se canceló ${label}.`,
      failed: (label) => `Falló ${label}.`,
    },
  },

  undo: {
    followUpRemoved: (count) =>
      count === 1 ? "Se eliminó su seguimiento." : `Se eliminó el seguimiento de ${figure(count)}.`,
    followUpKept: (count) =>
      count === 1
        ? "1 conserva su seguimiento, porque algo se cambió después."
        : `${figure(count)} conservan su seguimiento, porque algo se cambió después.`,
    restored: (what) => `Cambio deshecho. Se restauró lo anterior: ${what}.`,
    partlyRestored: (restored, skipped, names) => {
      const others = skipped - names.length;
      const all = names.length === 0 || others === 0 ? names : [...names, `${figure(others)} más`];
      const listed = all.length > 0 ? `: ${all.join(", ")}` : "";
      return `Se restauraron ${figure(restored)} y ${figure(skipped)} quedaron como están porque se cambiaron después${listed}.`;
    },
  },

  details: {
    loading: "Cargando",
    openPage: "Abrir como página",
    call: (phone) => `Llamar al ${phone}`,
    message: (phone) => `Enviar un mensaje de texto a ${phone}`,
    copy: (field) => `Copiar ${field}`,
    copied: (field) => `Se copió ${field}.`,
    notCopied: "Su navegador no permite copiar. Seleccione el texto y presione Ctrl+C.",
    print: "Imprimir",
    more: "Detalles",
    notes: "Notas",
    history: "Historial",
    loadingHistory: "Cargando historial",
    notFound: {
      title: "No encontrado",
      text: "Este registro no existe o usted no tiene acceso a él.",
      back: (title) => `Volver a ${title}`,
    },
    noLongerIn: (list) => `Ya no está en ${list}.`,
    noSuchEndpoint: (id) =>
      `detail.endpoint: no existe el endpoint \`${id}\`. Corrija la declaración de la pantalla.`,
  },

  print: {
    failed: (reason) => `No se pudieron cargar las filas para imprimir. ${reason}`,
    tooMany: (total, hasMore) => `${figure(total)}${hasMore ? "+" : ""} filas son demasiadas para imprimir`,
    exportInstead: (most) =>
      `Se pueden imprimir hasta ${figure(most)} filas. Expórtelas como PDF, o use más filtros.`,
    printPage: (most) =>
      `Se pueden imprimir hasta ${figure(most)} filas. Imprima la página que se muestra, o use más filtros.`,
    exportPdf: "Exportar PDF",
    thisPage: "Imprimir esta página",
  },

  exports: {
    exporting: (title, format) => `Exportando ${title} como ${format}`,
    rows,
    queued: "En espera",
    inProgress: "En curso",
    queuedReason: "Comienza cuando terminen otras exportaciones.",
    cancel: "Cancelar",
    cancelled: (title) => `Se canceló la exportación de ${title}. No se guardó ningún archivo.`,
    saved: (fileName, count) =>
      count === undefined ? `Se guardó ${fileName}.` : `Se guardó ${fileName}, ${rows(count)}.`,
    failed: (reason) => `La exportación falló y no se guardó ningún archivo. ${reason}`,
    otherFormats: "Exportar en otro formato:",
    asFormat: (format) => `Como ${format}`,
  },

  removedRows: {
    deselected: (count) =>
      count === 1
        ? "1 fila seleccionada ya no está en la lista y se quitó de la selección."
        : `${figure(count)} filas seleccionadas ya no están en la lista y se quitaron de la selección.`,
    notChecked: (count, reason) =>
      count === 1
        ? `1 fila seleccionada está en otra página y es posible que ya no coincida. ${reason}`
        : `${figure(count)} filas seleccionadas están en otras páginas y es posible que ya no coincidan. ${reason}`,
  },

  brokenScreens: {
    title: (screen) => `No se puede mostrar ${screen}`,
    hint: "Corrija la declaración de la pantalla.",
    noColumns: (list) => `columns: ninguna es un campo de \`${list}\`.`,
    noFilter: (path, name, list) =>
      `${path}: \`${name}\` no es un filtro de \`${list}\`, así que la lista mostraría demasiadas filas.`,
    noList: (id) => `endpoints.list: no existe la lista \`${id}\`.`,
    noRowId: (field, list) => `rowId: \`${field}\` no es un campo de \`${list}\`.`,
  },

  summary: {
    agent: "Agente",
    total: "Total",
    unassigned: "Sin asignar",
    read: (moment) => `Datos al ${moment}`,
    refreshed: (moment) => `Cargado por última vez el ${moment}`,
    legend: "Qué significan los colores",
  },

  fixedFilters: {
    loading: "…",
    notFound: (label) => `No se encontró: ${label}`,
    conditions: {
      locale,
      fromTo: (from, to) => `va de ${from} a ${to}`,
      onOrAfter: (date) => `es ${date} o después`,
      onOrBefore: (date) => `es ${date} o antes`,
      atLeast: (number) => `es al menos ${number}`,
      atMost: (number) => `es como máximo ${number}`,
      is: (values) => `es ${values}`,
      contains: (values) => `contiene ${values}`,
      quote: (text) => `«${text}»`,
      yes: "sí",
      no: "no",
      isEmpty: "está vacío",
      isNotEmpty: "no está vacío",
    },
  },

  totals: {
    result: "Resultado",
    label: "Totales",
    records: "Registros",
    view: "Ver",
    viewOf: (label) => `Ver ${label}`,
    failed: (reason) => `no se pudo calcular. ${reason}`,
    retryOf: (label) => `Reintentar: ${label}`,
    loading: "…",
    none: "–",
  },
} satisfies Partial<RendererMessages>;

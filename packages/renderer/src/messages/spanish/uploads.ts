import type { RendererMessages } from "../renderer-messages.ts";
import { figure } from "./figure.ts";

export const spanishUploads: RendererMessages["uploads"] = {
  broken: (id) => `\`${id}\` no acepta archivos. Corrija la declaración de la pantalla.`,
  missing: (labels) => `Obligatorio: ${labels.join(", ")}`,
  done: (fileName) => `Se importó ${fileName}.`,
  line: (line, reason) => `Línea ${figure(line)}: ${reason}`,
  download: (count) => `Descargar lista (${figure(count)})`,
  downloadResult: "Descargar filas con resultados",
  load: (counts) => (counts.length > 0 ? `Cargar: ${counts.join(", ")}` : "Cargar sin cambios"),
  csvHeader: "Línea,Mensaje",
  csvName: (fileName) => `${fileName.replace(/\.[^.]*$/, "")}-mensajes.csv`,
  confirm: { title: "¿Cargar de todos modos?", submit: "Cargar de todos modos" },
  choose: {
    another: "Ninguno de estos. Asignar las columnas.",
    sheet: {
      title: "Elija una hoja",
      submit: "Cargar esta hoja",
      label: "Hoja",
      hint: "El archivo tiene datos en varias hojas. Solo se lee una.",
    },
    layout: {
      title: "Elija un formato",
      submit: "Cargar con este formato",
      label: "Formato",
      hint: "Varios formatos corresponden a los encabezados del archivo, pero lo leen de manera distinta.",
    },
  },
  layout: { label: "Formato", usual: "Encabezados estándar" },
  refused: "No se importó nada.",
  cancelled: "Se canceló la carga.",
  tooLate: (outcome) => `La carga ya había terminado y no se pudo cancelar. ${outcome}`,
  cancelFailed: (reason) => `No se pudo cancelar la carga. Sigue en curso en el servidor. ${reason}`,
};

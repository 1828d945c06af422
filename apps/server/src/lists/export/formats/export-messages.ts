import { formatDateTime, formatNumber } from "@portico/format";

const inEnglish = {
  rows: (count: number) => (count === 1 ? "1 row" : `${formatNumber(count)} rows`),
  made: (by: string, at: Date, timeZone: string) =>
    `${formatDateTime(at, { timeZone })} (${timeZone.replaceAll("_", " ")}), ${by}`,
  filters: (labels: readonly string[]) =>
    labels.length === 0 ? "No filters" : `Filters: ${labels.join(" · ")}`,
  page: (number: number, of: number) => `Page ${formatNumber(number)} of ${formatNumber(of)}`,
  noRows: "No rows match.",
  parameters: (labels: readonly string[]) =>
    labels.length === 0 ? "Parameters: none, all rows" : labels.join(" · "),
  continued: (heading: string) => `${heading} (continued)`,
  missingCharacters:
    "A □ replaces characters that this PDF's font doesn't support. The spreadsheet and CSV include them.",
};

const inSpanish: typeof inEnglish = {
  rows: (count) => (count === 1 ? "1 fila" : `${formatNumber(count)} filas`),
  made: inEnglish.made,
  filters: (labels) => (labels.length === 0 ? "Sin filtros" : `Filtros: ${labels.join(" · ")}`),
  page: (number, of) => `Página ${formatNumber(number)} de ${formatNumber(of)}`,
  noRows: "No hay filas.",
  parameters: (labels) => (labels.length === 0 ? "Parámetros: ninguno, todas las filas" : labels.join(" · ")),
  continued: (heading) => `${heading} (continuación)`,
  missingCharacters:
    "Un □ reemplaza los caracteres que la fuente de este PDF no admite. La hoja de cálculo y el CSV los incluyen.",
};

/** Text in exported files, by language. */
export const exportMessages = { en: inEnglish, es: inSpanish };
/** A language of exported files. */
export type ExportLanguage = keyof typeof exportMessages;

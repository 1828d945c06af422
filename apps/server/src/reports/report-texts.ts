import { formatNumber } from "@portico/format";
import type { Language } from "./report.ts";

/** The texts of report files. */
export const reportTexts = {
  en: {
    total: "Total",
    subtotal: (group: string) => `Subtotal ${group}`,
    none: "None",
    parameters: "Parameters",
    all: "none, all rows",
    paymentNumber: "Payment number",
  },
  es: {
    total: "Total",
    subtotal: (group: string) => `Subtotal ${group}`,
    none: "Ninguno",
    parameters: "Parámetros",
    all: "ninguno, todas las filas",
    paymentNumber: "Número de pago",
  },
} as const satisfies Record<Language, unknown>;

/** `"Total (12)"`. */
export function withCount(text: string, rows: number): string {
  return `${text} (${formatNumber(rows)})`;
}

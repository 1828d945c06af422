import { type ExportFormat, exportFormats } from "@portico/contract";
import { formatNumber } from "@portico/format";
import { Failure } from "../../errors/failure.ts";

/**
 * Refuses rows that a format cannot hold (decisions, 3).
 * @throws Failure 422 that names the formats that can
 */
export function refuseTooMany(format: ExportFormat, rows: number, most: number): void {
  if (rows <= most) return;
  const others = Object.entries(exportFormats)
    .filter(([name, { maxRows }]) => name !== format && rows <= maxRows)
    .map(([, { label }]) => label);
  const { label } = exportFormats[format];
  throw new Failure(
    422,
    `${formatNumber(rows)} rows match, and ${label} holds at most ${formatNumber(most)}: narrow the filters, or export as ${others.join(" or ")}.`,
  );
}

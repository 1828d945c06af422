import type { Row } from "../db/database.ts";
import { toWireValue } from "../lists/rows.ts";
import { type Language, type Report, textIn } from "./report.ts";
import { reportTexts, withCount } from "./report-texts.ts";

/** A line of a report file. */
export type ReportLine =
  | { readonly kind: "heading"; readonly level: number; readonly text: string }
  | { readonly kind: "row"; readonly values: Row }
  | {
      readonly kind: "subtotal";
      readonly level: number;
      readonly text: string;
      /** The group and those around it by column, and the sums. */
      readonly values: Row;
    }
  | { readonly kind: "total"; readonly text: string; readonly values: Row };

/** A group that is not complete. The first one is the whole report. */
interface OpenGroup {
  readonly value: string;
  rows: number;
  /** Whole units, or cents. */
  readonly sums: Map<string, bigint>;
}

/**
 * The lines of a report: its sorted rows with headings, subtotals of each group, and totals. Sums are exact.
 * @param rows with database values
 */
export function* reportLines(
  { columns, groupBy, countsRows }: Report,
  rows: Iterable<Row>,
  language: Language,
): Generator<ReportLine> {
  const texts = reportTexts[language];
  const entries = Object.entries(columns);
  const summed = entries.filter(([, { isSummed }]) => isSummed).map(([name]) => name);
  const open: OpenGroup[] = [newGroup("")];

  const sumsOf = ({ sums }: OpenGroup): Row =>
    Object.fromEntries(summed.map((name) => [name, toAmount(sums.get(name) ?? 0n, isMoney(name))]));
  const isMoney = (name: string) => columns[name]?.format === "money";
  const label = (text: string, { rows: count }: OpenGroup) => (countsRows ? withCount(text, count) : text);

  function* close(level: number): Generator<ReportLine> {
    while (open.length > level + 1) {
      const group = open.pop();
      if (!group) return;
      const at = open.length - 1;
      const around = groupBy.slice(0, at).map((name, index) => [name, open[index + 1]?.value]);
      yield {
        kind: "subtotal",
        level: at,
        text: label(texts.subtotal(group.value), group),
        values: { ...Object.fromEntries(around), ...sumsOf(group) },
      };
    }
  }

  for (const row of rows) {
    const values = Object.fromEntries(
      entries.map(([name, { format, inSpanish }]) => {
        const value = toWireValue({ label: name, ...(format && { format }) }, row[name]);
        return [name, language === "es" && typeof value === "string" ? (inSpanish?.[value] ?? value) : value];
      }),
    );
    for (const name of groupBy) values[name] ??= texts.none;
    const changed = groupBy.findIndex((name, level) => open[level + 1]?.value !== String(values[name]));
    if (changed >= 0) {
      yield* close(changed);
      for (const [level, name] of [...groupBy.entries()].slice(changed)) {
        open.push(newGroup(String(values[name])));
        const heading = textIn(language, columns[name]?.label ?? name);
        yield { kind: "heading", level, text: `${heading}: ${values[name]}` };
      }
    }
    for (const group of open) {
      group.rows += 1;
      for (const name of summed) {
        const units = toUnits(row[name], isMoney(name));
        group.sums.set(name, (group.sums.get(name) ?? 0n) + units);
      }
    }
    yield { kind: "row", values };
  }
  yield* close(0);
  const [all] = open;
  if (all) yield { kind: "total", text: label(texts.total, all), values: sumsOf(all) };
}

function newGroup(value: string): OpenGroup {
  return { value, rows: 0, sums: new Map() };
}

const amountPattern = /^(-?)(\d+)(?:\.(\d{1,2})0*)?$/;

/**
 * A database value as whole units, or cents.
 * @throws Error if it isn't a number with up to two decimals
 */
function toUnits(value: unknown, isMoney: boolean): bigint {
  if (value === null || value === undefined) return 0n;
  const [, sign, whole = "", part = ""] = amountPattern.exec(String(value)) ?? [];
  if (sign === undefined || (!isMoney && part !== "")) throw new Error("A summed column isn't exact.");
  const units = isMoney ? BigInt(whole) * 100n + BigInt(part.padEnd(2, "0")) : BigInt(whole);
  return sign === "-" ? -units : units;
}

function toAmount(units: bigint, isMoney: boolean): number {
  return isMoney ? Number(units) / 100 : Number(units);
}

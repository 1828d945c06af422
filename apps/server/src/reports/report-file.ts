import type { ExportFormat } from "@portico/contract";
import type { Row } from "../db/database.ts";
import { type ExportFile, lineKind, lineText } from "../lists/export/formats/writer.ts";
import { writers } from "../lists/export/writers.ts";
import { type Language, type Report, textIn } from "./report.ts";
import { type ReportLine, reportLines } from "./report-lines.ts";
import { reportTexts } from "./report-texts.ts";

/** The contents of a report's file, except for its rows. */
export interface ReportFile extends Pick<ExportFile, "madeBy" | "madeAt" | "timeZone"> {
  readonly report: Report;
  readonly language: Language;
  /** The agency's name. */
  readonly brand: string;
  /** The parameters used: `Carrier: AvMed`. */
  readonly filters: readonly string[];
}

/** Small enough that other requests are handled between chunks. */
const rowsPerChunk = 500;

/**
 * Writes a report as a file.
 * @param rows with database values
 * @param onRows called after each chunk with the number of rows written
 */
export function writeReport(
  type: ExportFormat,
  file: ReportFile,
  rows: readonly Row[],
  onRows: (count: number) => Promise<void> = async () => {},
): AsyncIterable<string | Uint8Array> {
  const { report, language, ...made } = file;
  const lines = [...reportLines(report, rows, language)];
  const isPdf = type === "pdf";
  const columns = Object.entries(report.columns)
    .filter(([name]) => !isPdf || !report.groupBy.includes(name))
    .map(([name, { label, format, sensitive }]) => ({
      name,
      field: { label: textIn(language, label), ...(format && { format }), ...(sensitive && { sensitive }) },
    }));
  const contents: ExportFile = {
    ...made,
    title: textIn(language, report.title),
    columns,
    rowCount: rows.length,
    language,
    grouping: { levels: lines.map(levelOf), brand: file.brand, totals: totalsOf(lines) },
  };
  return writers[type].write(contents, chunksOf(lines, isPdf ? pdfRow : spreadsheetRows(file), onRows));
}

/** The kind of a line for the PDF's layout; headings with their level. */
function levelOf(line: ReportLine): string {
  return line.kind === "heading" ? String(line.level) : line.kind;
}

function totalsOf(lines: readonly ReportLine[]): Row {
  const last = lines.at(-1);
  return last?.kind === "total" ? last.values : {};
}

async function* chunksOf(
  lines: readonly ReportLine[],
  toRows: (line: ReportLine) => readonly Row[],
  onRows: (count: number) => Promise<void>,
): AsyncGenerator<Row[]> {
  let written = 0;
  for (let from = 0; from < lines.length; from += rowsPerChunk) {
    const chunk = lines.slice(from, from + rowsPerChunk);
    yield chunk.flatMap(toRows);
    written += chunk.filter(({ kind }) => kind === "row").length;
    await onRows(written);
  }
}

function pdfRow(line: ReportLine): Row[] {
  return [
    line.kind === "row"
      ? { ...line.values, [lineKind]: line.kind }
      : {
          ...(line.kind !== "heading" && line.values),
          [lineKind]: levelOf(line),
          [lineText]: line.text,
        },
  ];
}

/** The rows of a spreadsheet: groups are columns instead of headings, and the parameters follow the total. */
function spreadsheetRows({ report, language, filters }: ReportFile): (line: ReportLine) => Row[] {
  const texts = reportTexts[language];
  const [first = ""] = report.groupBy;
  const note = (text: string): Row => ({ [first]: text });
  return (line) => {
    switch (line.kind) {
      case "heading":
        return [];
      case "row":
        return [line.values];
      case "subtotal":
        return [{ ...line.values, [report.groupBy[line.level] ?? first]: line.text }];
      case "total":
        return [
          { ...line.values, [first]: line.text },
          {},
          note(texts.parameters),
          ...(filters.length > 0 ? filters : [texts.all]).map(note),
        ];
    }
  };
}

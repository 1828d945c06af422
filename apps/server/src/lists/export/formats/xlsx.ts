import { exportFormats } from "@portico/contract";
import { writeXlsxStream } from "hucre/xlsx";
import type { Row } from "../../../db/database.ts";
import type { ExportColumn, ExportWriter } from "./writer.ts";
import { cellOf, cleanText, numberFormatOf, sheetNameOf, widthOf } from "./xlsx-cells.ts";

/** A workbook with one sheet, a frozen header row, and typed numbers and dates. */
export const xlsxWriter: ExportWriter = {
  contentType: exportFormats.xlsx.mediaType,
  async *write({ title, columns, timeZone }, rows) {
    const iterator = rows[Symbol.asyncIterator]();
    try {
      const first = await iterator.next();
      const sample = first.done ? [] : first.value;
      const cells = rowsOfCells(
        columns,
        timeZone,
        startingWith(sample, { [Symbol.asyncIterator]: () => iterator }),
      );
      yield* writeXlsxStream(cells, {
        name: sheetNameOf(title),
        freezePane: { rows: 1 },
        maxRowsPerSheet: exportFormats.xlsx.maxRows + 1,
        columns: columns.map((column) => ({
          header: cleanText(column.field.label),
          width: widthOf(column, sample, timeZone),
          ...numberFormatOf(column.field),
        })),
      });
    } finally {
      await iterator.return?.();
    }
  },
};

async function* startingWith(first: Row[], rest: AsyncIterable<Row[]>): AsyncGenerator<Row[]> {
  yield first;
  yield* rest;
}

async function* rowsOfCells(columns: readonly ExportColumn[], timeZone: string, rows: AsyncIterable<Row[]>) {
  for await (const chunk of rows) {
    for (const row of chunk) yield columns.map(({ name, field }) => cellOf(field, row[name], timeZone));
  }
}

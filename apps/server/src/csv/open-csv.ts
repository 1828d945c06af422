import { type FileColumns, findColumns, type HeaderNames } from "./find-columns.ts";
import { type FileRecord, readRecords } from "./read-records.ts";
import { UnreadableFileError } from "./unreadable-file-error.ts";

/** A file with a parsed header. */
export interface OpenCsv<Column extends string> {
  readonly columns: FileColumns<Column>;
  /** The rows below the header, read on demand. */
  readonly records: AsyncGenerator<FileRecord>;
}

/**
 * Reads the header of a CSV file.
 * @param required the columns that the file must have
 * @throws UnreadableFileError, also while reading rows
 */
export async function openCsv<Column extends string>(
  bytes: AsyncIterable<Uint8Array>,
  headerNames: HeaderNames<Column>,
  required: readonly NoInfer<Column>[],
): Promise<OpenCsv<Column>> {
  const records = readRecords(bytes);
  const first = await records.next();
  if (first.done) throw new UnreadableFileError(1, "The file is empty.");
  const columns = findColumns(first.value.fields, headerNames, required);
  if (!("problem" in columns)) return { columns, records };
  await records.return(undefined);
  throw new UnreadableFileError(first.value.line, columns.problem);
}

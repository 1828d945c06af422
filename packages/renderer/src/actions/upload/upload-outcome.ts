import { type Fields, formatValue } from "@portico/endpoints";
import { escapeFormulas } from "@portico/ui/format";
import type { Failure, UploadOutcome } from "@portico/ui/work-dialogs";
import { errorFields } from "../../client/error-fields.ts";
import { errorMessage } from "../../client/error-message.ts";
import { uploadMessages as texts } from "../../messages/uploads.ts";
import { UploadRejectedError, type UploadResult } from "./upload-sending.ts";

/** The texts for an upload's result. */
export interface OutcomeContext {
  readonly fileName: string;
  /** The screen's success message. @default the server's message */
  readonly success: string | undefined;
  /** The contract's fields, with the labels of the counts. */
  readonly fields: Fields;
}

/** A row of the file with a message, such as a rejected one. */
export interface RowMessage {
  readonly line: number | undefined;
  readonly reason: string;
}

/** How many rows the dialog shows. The download has all. */
const maxShown = 50;
/** The list of rows without a problem of their own, which is only in the download. */
const unshownList = "notLoaded";

/** Describes the result of an upload: a message, its counts, and the rows with messages. */
export function outcomeOf(
  { message, result }: UploadResult,
  { fileName, success, fields }: OutcomeContext,
): UploadOutcome {
  return {
    text: success ?? message ?? texts.done(fileName),
    facts: factsOf(result, fields),
    problems: shownRows(result),
  };
}

/** An upload whose failure a notification says, so that the dialog shows only its details. */
export class NotifiedUploadError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(texts.refused);
    this.failure = failure;
  }
}

/** Describes why an upload failed, with the rejected rows. */
export function describeUploadFailure(error: unknown): Failure {
  if (error instanceof NotifiedUploadError) {
    const [text = error.message, ...details] = error.failure.details ?? [];
    return { text, details };
  }
  if (error instanceof UploadRejectedError) return { text: error.message, details: shownRows(error.result) };
  const text = errorMessage(error);
  const details = Object.values(errorFields(error)).flat();
  return { text, details: details.filter((detail) => detail !== text) };
}

/** Returns the counts that have labels in the contract, in the contract's order. */
function factsOf(result: UploadResult["result"], fields: Fields) {
  return Object.entries(fields).flatMap(([name, { label, format = "text" }]) => {
    const value = result[name];
    return typeof value === "number" ? [{ name: label, value: formatValue(format, value, {}) }] : [];
  });
}

function shownRows(result: UploadResult["result"]): string[] {
  return rowMessages({ ...result, [unshownList]: undefined })
    .slice(0, maxShown)
    .map(({ line, reason }) => (line === undefined ? reason : texts.line(line, reason)));
}

/** Returns the rows with messages in all lists of a result. */
export function rowMessages(result: UploadResult["result"]): RowMessage[] {
  return Object.values(result).flatMap((list) => {
    if (!Array.isArray(list)) return [];
    return list.flatMap((item: unknown): RowMessage[] => {
      if (typeof item !== "object" || item === null) return [];
      const line: unknown = Reflect.get(item, "line");
      const reason: unknown = Reflect.get(item, "reason");
      if (typeof reason !== "string") return [];
      return [{ line: typeof line === "number" ? line : undefined, reason }];
    });
  });
}

/** Returns the rows with messages as a CSV file. */
export function rowMessagesCsv(messages: readonly RowMessage[]): Blob {
  const quoted = (text: string) => `"${escapeFormulas(text).replaceAll('"', '""')}"`;
  const rows = messages.map(({ line = "", reason }) => `${line},${quoted(reason)}`);
  // Spreadsheets need the byte order mark to read UTF-8.
  return new Blob([`\ufeff${[texts.csvHeader, ...rows].join("\r\n")}\r\n`], { type: "text/csv" });
}

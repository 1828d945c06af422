import { type Fields, formatValue } from "@portico/endpoints";
import { escapeFormulas } from "@portico/ui/format";
import type { Failure, UploadOutcome } from "@portico/ui/work-dialogs";
import { errorFields } from "../../client/error-fields.ts";
import { errorMessage } from "../../client/error-message.ts";
import { pageMessages } from "../../messages/page.ts";
import type { RendererMessages } from "../../messages/renderer-messages.ts";
import { uploadMessages } from "../../messages/uploads.ts";
import { UploadRejectedError, type UploadResult } from "./upload-sending.ts";

/** The texts for an upload's result. */
export interface OutcomeContext {
  readonly fileName: string;
  /** The screen's success message. @default the server's message */
  readonly success: string | undefined;
  /** The contract's fields, with the labels of the counts. */
  readonly fields: Fields;
  /** Those of the host. @default English */
  readonly messages?: RendererMessages | undefined;
}

/** A row of the file with a message, such as a rejected one. */
export interface RowMessage {
  readonly line: number | undefined;
  readonly reason: string;
}

/** How many rows the dialog shows. The download has all. */
export const maxShown = 50;
/** The list of rows without a problem of their own, which is only in the download. */
const unshownList = "notLoaded";

/** Describes the result of an upload: a message, its counts, and the rows with messages. */
export function outcomeOf(
  { message, result }: UploadResult,
  { fileName, success, fields, messages }: OutcomeContext,
): UploadOutcome {
  const paragraphs = message?.split("\n") ?? [];
  return {
    text: success ?? paragraphs.at(-1) ?? uploadMessages(messages).done(fileName),
    notes: paragraphs.slice(0, -1),
    facts: [...layoutFact(result, messages), ...factsOf(result, fields)],
    problems: shownRows(result, messages),
  };
}

/** An upload whose failure a notification says, so that the dialog shows only its details. */
export class NotifiedUploadError extends Error {
  readonly failure: Failure;
  /** @param text says that the file was refused */
  constructor(failure: Failure, text: string) {
    super(text);
    this.failure = failure;
  }
}

/**
 * Describes why an upload failed, with the rejected rows.
 * @param messages those of the host. @default English
 */
export function describeUploadFailure(error: unknown, messages?: RendererMessages): Failure {
  if (error instanceof NotifiedUploadError) {
    const [text = error.message, ...details] = error.failure.details ?? [];
    return { text, details };
  }
  if (error instanceof UploadRejectedError)
    return { text: error.message, details: shownRows(error.result, messages) };
  const text = errorMessage(error, pageMessages(messages));
  const details = Object.values(errorFields(error)).flat();
  return { text, details: details.filter((detail) => detail !== "" && detail !== text) };
}

/** The layout that read the file, if the result names it. */
function layoutFact({ layout }: UploadResult["result"], messages?: RendererMessages) {
  const { label, usual } = uploadMessages(messages).layout;
  if (layout === null) return [{ name: label, value: usual }];
  if (typeof layout !== "object") return [];
  const name: unknown = Reflect.get(layout, "name");
  return typeof name === "string" ? [{ name: label, value: name }] : [];
}

/** Returns the counts that have labels in the contract, in the contract's order. */
function factsOf(result: UploadResult["result"], fields: Fields) {
  return Object.entries(fields).flatMap(([name, { label, format = "text" }]) => {
    const value = result[name];
    return typeof value === "number" ? [{ name: label, value: formatValue(format, value, {}) }] : [];
  });
}

function shownRows(result: UploadResult["result"], messages?: RendererMessages): string[] {
  const texts = uploadMessages(messages);
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

/**
 * Returns the rows with messages as a CSV file.
 * @param header the names of the two columns
 */
export function rowMessagesCsv(messages: readonly RowMessage[], header: string): Blob {
  const quoted = (text: string) => `"${escapeFormulas(text).replaceAll('"', '""')}"`;
  const rows = messages.map(({ line = "", reason }) => `${line},${quoted(reason)}`);
  // Spreadsheets need the byte order mark to read UTF-8.
  return new Blob([`\ufeff${[header, ...rows].join("\r\n")}\r\n`], { type: "text/csv" });
}

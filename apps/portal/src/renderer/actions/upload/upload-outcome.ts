import { type Fields, formatValue } from "@portico/contract";
import type { Failure, UploadOutcome } from "@portico/ui/work-dialogs";
import { errorFields } from "../../../api/error-fields.ts";
import { errorMessage } from "../../../api/error-message.ts";
import { uploadMessages as texts } from "../../../messages/lists.ts";
import { UploadRejectedError, type UploadResult } from "./upload-sending.ts";

/** The texts for an upload's result. */
export interface OutcomeContext {
  readonly fileName: string;
  /** The screen's success message. @default the server's message */
  readonly success: string | undefined;
  /** The contract's fields, with the labels of the counts. */
  readonly fields: Fields;
}

/** Describes the result of an upload: a message, its counts, and the lines with errors or warnings. */
export function outcomeOf(
  { message, result }: UploadResult,
  { fileName, success, fields }: OutcomeContext,
): UploadOutcome {
  return {
    text: success ?? message ?? texts.done(fileName),
    facts: factsOf(result, fields),
    problems: [...linesOf(result.problems), ...linesOf(result.warnings)],
  };
}

/** Describes why an upload failed, with the rejected lines. */
export function describeUploadFailure(error: unknown): Failure {
  if (error instanceof UploadRejectedError)
    return { text: error.message, details: linesOf(error.result.problems) };
  const text = errorMessage(error);
  const details = Object.values(errorFields(error)).flat();
  return { text, details: details.filter((detail) => detail !== text) };
}

/** Returns the counts that have labels in the contract, in the contract's order. */
function factsOf(result: UploadResult["result"], fields: Fields) {
  return Object.entries(fields).flatMap(([name, { label, format = "text" }]) => {
    const value = result[name];
    return typeof value === "number" ? [{ name: label, value: formatValue(format, value) }] : [];
  });
}

function linesOf(lines: unknown): string[] {
  if (!Array.isArray(lines)) return [];
  return lines.flatMap((problem: unknown) => {
    if (typeof problem === "string") return [problem];
    if (typeof problem !== "object" || problem === null) return [];
    const line: unknown = Reflect.get(problem, "line");
    const reason: unknown = Reflect.get(problem, "reason");
    if (typeof reason !== "string") return [];
    return [typeof line === "number" ? texts.line(line, reason) : reason];
  });
}

import { rowResultNames } from "@portico/contract";
import * as z from "zod";

/** A value that was dropped, changed, merged or guessed. */
export const valueWarningSchema = z.object({
  /** The header of its column. Undefined if the warning is about the whole row. */
  column: z.string().optional(),
  /** What happened, following the column: "has an extension, which isn't stored." Has no value. */
  text: z.string(),
  /** The value in the file. */
  read: z.string().optional(),
  /** The value that is stored. Empty if there is none. */
  stored: z.string().optional(),
});
/** A value that was dropped, changed, merged or guessed. */
export type ValueWarning = Readonly<z.infer<typeof valueWarningSchema>>;

/** What happened with a row of a file. */
export const rowResultSchema = z.object({
  /** The row's number in the file. */
  line: z.int(),
  result: z.enum(rowResultNames),
  /** Why, as sentences without values of the file. */
  reason: z.string().optional(),
  /** The labels of the fields that changed. */
  fields: z.array(z.string()).optional(),
  warnings: z.array(valueWarningSchema).optional(),
});
/** What happened with a row of a file. */
export type RowResult = Readonly<z.infer<typeof rowResultSchema>>;

/** The header of an uploaded file. */
export interface FileHeader {
  readonly line: number;
  /** The number of its columns. */
  readonly width: number;
}

/** A warning as a sentence without values. */
export function warningText({ column, text }: ValueWarning): string {
  return column === undefined ? text : `${column} ${text}`;
}

/** The maximum length of a value in a result. */
const maxValueLength = 200;

/** A row's result in sentences, with the values that were read and stored. */
export function describeRow({ result, reason, fields = [], warnings = [] }: RowResult): string {
  const what = fields.length === 0 ? "" : `: ${fields.join(", ")}`;
  return [
    ...(result === "Note" ? [] : [`${result}${what}.`]),
    ...(reason === undefined ? [] : [reason]),
    ...warnings.map(describeWarning),
  ].join(" ");
}

/** A warning as a sentence, with the values that were read and stored. */
function describeWarning(warning: ValueWarning): string {
  const { read, stored } = warning;
  const text = warningText(warning);
  if (read === undefined && stored === undefined) return text;
  const values = [
    ...(read === undefined ? [] : [`read “${shortened(read)}”`]),
    stored === undefined || stored === "" ? "stored nothing" : `stored “${shortened(stored)}”`,
  ];
  return `${text.replace(/\.$/, "")} (${values.join(", ")}).`;
}

function shortened(value: string): string {
  return value.length > maxValueLength ? `${value.slice(0, maxValueLength)}…` : value;
}

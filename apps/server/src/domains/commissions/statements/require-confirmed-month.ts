import { statementLayoutSchema } from "@portico/contract/schemas";
import type { FileReading } from "../../../file-uploads/file-reading.ts";
import { validationFailure } from "../../../http/validation.ts";
import { monthName } from "../../../statement-files/active-statements.ts";
import type { CommissionMonth } from "../../../statement-files/read/commission-month.ts";
import { withStatementReader } from "./load/with-statement-reader.ts";

/** A statement that was sent, before anything of it is stored. */
export interface SentStatement {
  readonly bytes: Uint8Array;
  /** What a person chose about the file. */
  readonly reading: FileReading;
  readonly layout: unknown;
  readonly month: CommissionMonth;
  /** Today in the business time zone. */
  readonly today: string;
}

/** The maximum number of months that the question names. */
const maxNamed = 12;

/**
 * Makes sure that the month of a statement is no slip.
 * @throws Failure 422 with the question of `askMonth`
 */
export async function requireConfirmedMonth(statement: SentStatement): Promise<void> {
  const question = await askMonth(statement);
  if (question !== undefined) throw validationFailure("query", { confirmMonth: [question] });
}

/**
 * The question whether the month of a statement is right, with the months of the lines. Undefined if one of the lines is
 * for it, and it has begun. Otherwise a carrier's month would silently count as reported, and its policies as unpaid.
 */
export async function askMonth({
  bytes,
  reading: chosen,
  layout,
  month,
  today,
}: SentStatement): Promise<string | undefined> {
  const isFuture = `${month.year}-${String(month.month).padStart(2, "0")}-01` > today;
  const reading = {
    ...chosen,
    layout: statementLayoutSchema.parse(layout),
    statementMonth: { year: month.year, month: month.month },
    allowsAnyMonth: true,
  };
  // A copy, because a worker takes the bytes away.
  const found = await withStatementReader({ bytes: bytes.slice(), reading }, (reader) =>
    reader.months(isFuture ? undefined : reading.statementMonth),
  );
  const hasMonth = found.some((each) => each.year === month.year && each.month === month.month);
  if (hasMonth && !isFuture) return undefined;
  // Lines that can't be read are reported by the load, which then loads nothing.
  if (found.length === 0 && !isFuture) return undefined;
  return questionOf(month, { found, hasMonth, isFuture });
}

interface MonthFindings {
  readonly found: readonly CommissionMonth[];
  readonly hasMonth: boolean;
  readonly isFuture: boolean;
}

function questionOf(month: CommissionMonth, { found, hasMonth, isFuture }: MonthFindings): string {
  const name = monthName(month);
  const named = found.slice(0, maxNamed).map(monthName);
  const more = found.length > maxNamed ? [`${found.length - maxNamed} more months`] : [];
  const months = new Intl.ListFormat("en-US").format([...named, ...more]);
  return [
    ...(isFuture ? [`${name} is in the future.`] : []),
    ...(hasMonth || found.length === 0 ? [] : [`No line of the file is for ${name}.`]),
    ...(found.length === 0 ? [] : [`Its lines are for ${months}.`]),
    `If you load it, ${name} counts as reported, and policies without a line for it become Unpaid.`,
  ].join(" ");
}

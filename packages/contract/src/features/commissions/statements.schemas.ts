import { maxFilterLength } from "@portico/endpoints";
import { type CallSchemas, requiredText, startedJobResponse } from "@portico/endpoints/schemas";
import * as z from "zod";
import { dryRunQueryShape, tableQueryShape } from "../../schemas/uploads.ts";

const wholeNumber = (pattern: RegExp, message: string) =>
  z.string().regex(pattern, message).transform(Number);

const statementMonth = {
  carrier: requiredText(maxFilterLength, "Choose a carrier").describe(
    "The carrier's ID, its name, or a part of the name that no other carrier has.",
  ),
  month: wholeNumber(/^(?:0?[1-9]|1[0-2])$/, "Choose a month").describe("The statement's month, 1 to 12."),
  year: wholeNumber(/^20\d{2}$/, "Enter a year with four digits").describe("The statement's year."),
};

/** The query that goes with a statement file. */
export const statementLoadQuery = z.strictObject({
  carrier: statementMonth.carrier,
  formatId: z
    .uuid("Choose a CSV format")
    .describe("The CSV format's ID, from `/Statement/formats/simplified`."),
  month: statementMonth.month,
  year: statementMonth.year,
  ...dryRunQueryShape,
  ...tableQueryShape,
  confirmMonth: z
    .enum(["true", "false"])
    .optional()
    .describe("`true` if the month is right although no line has it, or although it is in the future."),
});

/** The query for the statement of a carrier and month. */
export const statementMonthQuery = z.strictObject(statementMonth);

/** The schemas of the calls on statements. */
export const statementSchemas = {
  "statements.load": { query: statementLoadQuery, response: startedJobResponse },
  "statements.deletion": {
    query: statementMonthQuery,
    response: z.object({
      lines: z.number().int().describe("The lines that would be deleted. 0 if none are loaded."),
      paidLines: z
        .number()
        .int()
        .describe("The lines that agents were paid for. If there are any, nothing can be deleted."),
      amount: z.number().describe("The sum of the lines, in dollars."),
      message: z.string(),
    }),
  },
  "statements.delete": {
    query: statementMonthQuery,
    response: z.object({ lines: z.number().int().describe("The deleted lines."), message: z.string() }),
  },
} satisfies Record<string, CallSchemas>;

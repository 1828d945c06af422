import { requiredText } from "@portico/endpoints/schemas";
import * as z from "zod";
import {
  plainHeader,
  type StatementColumn,
  type StatementLayout,
  statementColumnLabels,
  statementColumns,
} from "./statement-layout.ts";

const name = requiredText(100, "Enter a name");
const headers = z
  .array(name.refine((header) => plainHeader(header) !== "", "Needs a letter or a digit"))
  .max(20, "Up to 20 headers");

const shape = z.strictObject({
  columns: z.partialRecord(z.enum(statementColumns), headers),
  optionalColumns: z.array(z.enum(statementColumns)).default(["members"]),
  delimiter: z.enum(["auto", "comma", "semicolon", "tab"]).default("auto"),
  linesToSkip: z
    .number("Enter a number")
    .int("Enter a whole number")
    .min(0, "At least 0")
    .max(100, "Up to 100 lines")
    .default(0),
  dateOrder: z.enum(["monthFirst", "dayFirst"]).default("monthFirst"),
  decimalMark: z.enum(["point", "comma"]).default("point"),
  isInverted: z.boolean().default(false),
  chargebackTypes: z.array(name).max(20, "Up to 20 types").default([]),
  totalLabels: z.array(name).max(20, "Up to 20 labels").default([]),
});

/** A layout that may be missing columns, because an administrator is still mapping them. */
export const statementLayoutDraft: z.ZodType<StatementLayout> = shape;

/** A layout of commission statements. */
export const statementLayoutSchema: z.ZodType<StatementLayout> = shape.superRefine(
  ({ columns, optionalColumns, chargebackTypes }, context) => {
    const report = (path: string[], message: string) => context.addIssue({ code: "custom", path, message });
    const has = (column: StatementColumn) => (columns[column] ?? []).length > 0;
    const needs = (column: StatementColumn, message: string) => {
      if (!has(column)) report(["columns", column], message);
    };
    needs("policyNumber", "Choose the column with the policy number");
    needs("amount", "Choose the column with the amount");
    if (!has("firstName") && !has("lastName")) needs("insuredName", "Choose the column with the name");
    if (has("year")) needs("month", "Choose the column with the month");
    if (chargebackTypes.length > 0) needs("transactionType", "Choose the column with the transaction type");
    if (optionalColumns.includes("policyNumber") || optionalColumns.includes("amount"))
      report(["optionalColumns"], "Every file needs the policy number and the amount");
    const owners = new Map<string, StatementColumn>();
    for (const column of statementColumns) {
      for (const header of new Set((columns[column] ?? []).map(plainHeader))) {
        const owner = owners.get(header);
        if (owner) report(["columns", column], `${statementColumnLabels[owner]} has the same header`);
        else owners.set(header, column);
      }
    }
  },
);

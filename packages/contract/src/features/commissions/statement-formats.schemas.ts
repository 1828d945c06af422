import { type CallSchemas, featureSchemas, requiredText } from "@portico/endpoints/schemas";
import * as z from "zod";
import { statementLayoutDraft, statementLayoutSchema } from "../../layouts/file-layout.schemas.ts";
import { statementFormatEndpoints } from "./statement-formats.ts";

/** The body of the form of a CSV format. */
export const statementFormatBody = z.strictObject({
  name: requiredText(100, "Enter a name"),
  carrierId: z.uuid("Choose a carrier").optional().describe("The carrier whose files have this format."),
  isEnabled: z.boolean().default(true).describe("Whether statements can be loaded with it."),
  layout: statementLayoutSchema,
});

/** A layout as JSON, before it is checked. */
export const layoutAsJson = z.string().transform((json, context): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    context.addIssue({ code: "custom", message: "Must be a layout as JSON." });
    return z.NEVER;
  }
});

const text = z.string();
const count = z.number().int();

/** How a sample file is written. */
export const sampleWriting = {
  encoding: z.enum(["UTF-8", "UTF-16", "Windows-1252"]).nullable().describe("Null for spreadsheets."),
  delimiter: z.enum(["comma", "semicolon", "tab"]).nullable().describe("Null for spreadsheets."),
};

/** How a sample file is read. */
export const statementPreview = z.object({
  layout: statementLayoutDraft.describe("The layout that was sent, or a suggestion."),
  ...sampleWriting,
  headerLine: count.nullable().describe("The line with the headers. Null if there is none."),
  columns: z
    .array(z.object({ header: text, examples: z.array(text) }))
    .describe("The columns of the sample, with the first values of each."),
  counts: z.object({ lines: count, duplicates: count, refused: count, skipped: count, wrongTotals: count }),
  amount: text.describe("The exact sum of the lines in dollars, as text."),
  lines: z
    .array(
      z.object({
        ...{ line: count, policyNumber: text, insuredName: text, amount: text },
        year: count,
        month: count,
        members: count.nullable(),
      }),
    )
    .describe("The first lines that would be loaded."),
  problems: z
    .array(
      z.object({
        line: count,
        kind: z.enum(["Duplicate", "Refused", "Skipped"]),
        reason: text,
        ...{ policyNumber: text, insuredName: text, amount: text },
      }),
    )
    .describe("The first lines that would not be loaded."),
  error: z
    .object({ line: count, message: text })
    .nullable()
    .describe("Why the sample can't be read to its end."),
});

/** How a sample file is read. */
export type StatementPreview = z.infer<typeof statementPreview>;

/** The schemas of the calls on CSV formats. */
export const statementFormatSchemas = {
  ...featureSchemas(statementFormatEndpoints, { body: statementFormatBody }),
  "statementFormats.preview": {
    body: z.strictObject({
      layout: layoutAsJson
        .pipe(statementLayoutDraft)
        .optional()
        .describe("A layout as JSON. Columns may be missing."),
    }),
    response: statementPreview,
  },
} satisfies Record<string, CallSchemas>;

import { type CallSchemas, featureSchemas, requiredText } from "@portico/endpoints/schemas";
import * as z from "zod";
import { anyLayoutSchema, layoutSchemas, storedLayoutSchema } from "../layouts/file-layout.schemas.ts";
import { tableQueryShape } from "../schemas/uploads.ts";
import { uploadKinds } from "../uploads.ts";
import { layoutAsJson, sampleWriting, statementPreview } from "./commissions/statement-formats.schemas.ts";
import { fileLayoutEndpoints } from "./file-layouts.ts";

const kindAndLayout = z.object({ kind: z.enum(uploadKinds), layout: anyLayoutSchema });

/** The body of the form of a file layout. */
export const fileLayoutBody = z
  .strictObject({
    name: requiredText(100, "Enter a name"),
    kind: z.enum(uploadKinds, "Choose what the files contain").describe("Can't be changed later."),
    carrierId: z.uuid("Choose a carrier").optional().describe("The carrier whose files have this layout."),
    isEnabled: z.boolean().default(true).describe("Whether files can be read with it."),
    layout: anyLayoutSchema,
  })
  .superRefine(
    ({ kind, layout }, context) => {
      for (const issue of layoutSchemas[kind].complete.safeParse(layout).error?.issues ?? [])
        context.addIssue({ ...issue, path: ["layout", ...issue.path] });
    },
    // Reports errors of the layout together with those of other values.
    { when: ({ value }) => kindAndLayout.safeParse(value).success },
  );

/** How a sample file is read. */
export const filePreview = z.object({
  layout: storedLayoutSchema.describe("The layout that was sent, or a suggestion."),
  ...sampleWriting,
  sheets: z.array(z.string()).describe("The visible sheets of a spreadsheet that have data."),
  headerLine: statementPreview.shape.headerLine,
  columns: statementPreview.shape.columns,
  statement: statementPreview
    .pick({ counts: true, amount: true, lines: true, problems: true })
    .nullable()
    .describe("How the lines of a statement would be loaded. Null for other files."),
  error: statementPreview.shape.error,
});

/** How a sample file is read. */
export type FilePreview = z.infer<typeof filePreview>;

/** The schemas of the calls on file layouts. */
export const fileLayoutSchemas = {
  ...featureSchemas(fileLayoutEndpoints, { body: fileLayoutBody }),
  "fileLayouts.preview": {
    body: z.strictObject({
      kind: z.enum(uploadKinds),
      layout: layoutAsJson
        .pipe(storedLayoutSchema)
        .optional()
        .describe("A layout as JSON. Columns may be missing."),
      sheet: requiredText(100, "Enter the name of a sheet").optional(),
      encoding: tableQueryShape.encoding,
    }),
    response: filePreview,
  },
} satisfies Record<string, CallSchemas>;

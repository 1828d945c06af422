import { type CallSchemas, featureSchemas, requiredText } from "@portico/endpoints/schemas";
import * as z from "zod";
import { anyLayoutSchema, layoutSchemas } from "../layouts/file-layout.schemas.ts";
import { uploadKinds } from "../uploads.ts";
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

/** The schemas of the calls on file layouts. */
export const fileLayoutSchemas = {
  ...featureSchemas(fileLayoutEndpoints, { body: fileLayoutBody }),
} satisfies Record<string, CallSchemas>;

import { maxFilterValues } from "@portico/endpoints";
import { type CallSchemas, recordId, requiredText } from "@portico/endpoints/schemas";
import * as z from "zod";
import { roles } from "../../roles.ts";
import { listLayoutSchema, screenKey } from "./preferences.schemas.ts";

const id = recordId;
const params = z.strictObject({ id });
const filterName = z.string().min(1).max(100);
const filterText = z.string().min(1).max(2000);

const body = z.strictObject({
  screenId: screenKey,
  name: requiredText(60, "Enter a name"),
  role: z.enum(roles).nullable().describe("The role that the view is shared with. Null for a private view."),
  filters: z
    .record(filterName, z.union([filterText, z.array(filterText).min(2).max(maxFilterValues).readonly()]))
    .refine((filters) => Object.keys(filters).length <= 100)
    .describe(
      "Filter values by name, in the format of the screen's URL, or several of a filter that takes them. Personal filters are not saved.",
    ),
  sort: z.string().max(500).describe("In the format of the `sort` parameter. Empty for the default order."),
  variant: z.string().max(100).optional().describe("The variant of a screen with variants."),
  layout: listLayoutSchema,
});

/** A view to save. */
export type ViewBody = z.infer<typeof body>;

/** The form that saves a view. */
export const viewForm = z.object({
  name: body.shape.name,
  role: z.enum(["", ...roles]),
  isDefault: z.boolean(),
});

const view = body.extend({
  id,
  screenId: z.string(),
  isOwn: z.boolean().describe("Whether the caller created it, and can change it."),
  createdBy: z.string().describe("The name of its creator."),
});

/** A saved view. */
export type SavedView = z.infer<typeof view>;

/** The schemas of the calls on saved views. */
export const viewSchemas = {
  "views.list": { response: z.array(view) },
  "views.create": { body, response: view },
  "views.update": { params, body, response: view },
  "views.remove": { params, response: z.null() },
} satisfies Record<string, CallSchemas>;

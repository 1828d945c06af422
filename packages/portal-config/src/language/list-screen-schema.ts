import * as z from "zod";
import { navigationSections } from "../navigation-sections.ts";
import { action } from "./action-schema.ts";
import { column } from "./column-schema.ts";
import { access, endpointId, kebabCase, longText, name, path, text } from "./common-schemas.ts";
import { detail, total, widget } from "./detail-schema.ts";
import { filter } from "./filter-schema.ts";
import { form } from "./form-schema.ts";
import { requires } from "./requires-schema.ts";

const variant = z.strictObject({
  id: kebabCase.describe("Stands in the address; unique among the variants."),
  label: text.describe("What the switch between variants calls it."),
  columns: z.array(column).max(100).describe("Shown after the screen's own columns."),
});

/** A list screen as plain JSON data. */
export const listScreenSchema = z.strictObject({
  kind: z.literal("list").describe("What the document declares."),
  id: kebabCase.describe("Its own among all screens; what people arrange is kept under it."),
  path: path.describe(
    "Below /portal/. A parameter, `:agentId`, narrows the list by its filter of that name.",
  ),
  title: text.describe("The heading, and the name of the page."),
  description: longText.optional().describe("A sentence under the heading."),
  access: access.describe("Who may see it, in the requirement language."),
  navigation: z
    .strictObject({
      section: z.enum(navigationSections),
      label: text.optional().describe("The title, unless said."),
      order: z.number().int().optional().describe("Low comes first; 100 unless said."),
    })
    .optional()
    .describe("Where it stands in the sidebar; nowhere, unless said."),
  endpoints: z
    .strictObject({
      list: endpointId("list").describe("The list whose rows are shown."),
      summary: endpointId("call").optional().describe("The call that fills the widgets above the list."),
    })
    .describe("The calls it stands on, by their ids in the contract."),
  rows: name.optional().describe("Where the rows stand in the answer; `data` unless said."),
  rowId: name.optional().describe("The field that tells rows apart; `id` unless said."),
  rowName: name.optional().describe("The field that names a row; the first column unless said."),
  filters: z.array(filter).max(30).describe("What the list can be narrowed by, in order."),
  permanentFilters: z
    .record(name, z.string().min(1).max(200))
    .optional()
    .describe("Filters that always hold and are not shown, by name."),
  debounce: z.number().int().min(0).max(5000).optional().describe("Milliseconds; 500 unless said."),
  columns: z.array(column).min(1).max(100).describe("What is shown of each row, in order."),
  variants: z
    .array(variant)
    .min(2)
    .max(5)
    .optional()
    .describe("Sets of further columns to switch between; the first is shown."),
  sort: z.array(name).max(5).optional().describe('As "-createdDate"; the endpoint\'s own unless said.'),
  pageSizes: z
    .array(z.number().int().min(1).max(500))
    .min(1)
    .max(10)
    .optional()
    .describe("The first is the default; 10, 20, 30, 100, 500 unless said."),
  selection: z
    .strictObject({
      mode: z.enum(["none", "one", "many"]).describe("How many rows can be selected."),
      click: z
        .enum(["replace", "toggle", "open"])
        .optional()
        .describe(
          "What a plain click does; `replace` unless said. Where rows cannot be selected, `open` does the first row action.",
        ),
      allMatching: z
        .boolean()
        .optional()
        .describe("Offers 'Select all N matching' once the page is marked. False unless said."),
    })
    .optional()
    .describe("Rows cannot be selected, unless said."),
  actions: z.array(action).max(20).optional().describe("Buttons of the list, the one used most first."),
  rowActions: z
    .array(action)
    .max(10)
    .optional()
    .describe("Buttons of each row; Enter and double click do the first."),
  forms: z.array(form).max(10).optional().describe("What `form` actions open."),
  detail: detail.optional().describe("What a row opens: all there is to know of it."),
  header: z.array(widget).max(6).optional().describe("Figures and pictures above the list."),
  footer: z.array(total).max(8).optional().describe("Totals under the list."),
  empty: text.describe("Shown where nothing matches."),
  notLoaded: text.optional().describe("Shown above the error where the list could not be loaded."),
  requires: requires
    .optional()
    .describe("What the screen depends on, as its export says it: checked where it is read, and not kept."),
});

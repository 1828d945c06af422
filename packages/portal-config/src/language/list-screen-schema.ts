import { maxFilterLength, maxFilterValues } from "@portico/contract";
import * as z from "zod";
import { customParts } from "../custom-parts.ts";
import { navigationSections } from "../navigation-sections.ts";
import { action } from "./action-schema.ts";
import { column } from "./column-schema.ts";
import {
  access,
  addressField,
  endpointId,
  field,
  kebabCase,
  longText,
  name,
  path,
  text,
} from "./common-schemas.ts";
import { detail, total, widget } from "./detail-schema.ts";
import { filter } from "./filter-schema.ts";
import { form } from "./form-schema.ts";
import { requires } from "./requires-schema.ts";

const filterValue = z.string().min(1).max(maxFilterLength);

const variant = z.strictObject({
  id: kebabCase.describe("A unique ID, used in the URL."),
  label: text.describe("The name in the switch between variants."),
  columns: z.array(column).max(100).describe("Columns shown after the screen's own columns."),
});

/** A list screen as plain JSON data. */
export const listScreenSchema = z.strictObject({
  kind: z.literal("list").describe("The type of screen."),
  id: kebabCase.describe("A unique ID. Users' preferences are saved under it."),
  path: path.describe(
    "The path below /portal/. A parameter such as `:agentId` filters the list by the filter of that name.",
  ),
  title: text.describe("The page title and heading."),
  description: longText.optional().describe("A sentence below the heading."),
  access: access.describe("Who can see it: roles and claims, such as `agent view.Policy|admin.Policy`."),
  navigation: z
    .strictObject({
      section: z.enum(navigationSections),
      label: text.optional().describe("The name in the sidebar. Default: the title."),
      order: z.number().int().optional().describe("The position; lower numbers come first. Default: 100."),
    })
    .optional()
    .describe("Its entry in the sidebar. Default: none."),
  endpoints: z
    .strictObject({
      list: endpointId("list").describe("The list of rows to show."),
      summary: endpointId("call")
        .optional()
        .describe("The call that loads the data of the widgets above the list."),
      opening: endpointId("call")
        .optional()
        .describe(
          "The call that returns the filters with which the screen opens. Default: it opens without filters.",
        ),
    })
    .describe("The calls that load its data, by their IDs in the contract."),
  rows: name.optional().describe("The path of the rows in the response. Default: `data`."),
  rowId: addressField.optional().describe("The field that identifies a row. Default: `id`."),
  rowName: field
    .meta({ drop: "name" })
    .optional()
    .describe("The field that names a row. Default: the first column."),
  filters: z
    .array(filter)
    .max(30)
    .describe("The filters users can set, in order. The first three are always shown."),
  permanentFilters: z
    .record(
      name.meta({ names: "filter" }),
      z.union([filterValue, z.array(filterValue).min(1).max(maxFilterValues)]),
    )
    .optional()
    .describe(
      "Fixed filters by name: always applied. Users can't change them. With a list of values, a row matches any of them.",
    ),
  debounce: z
    .number()
    .int()
    .min(0)
    .max(5000)
    .optional()
    .describe("Milliseconds to wait after typing in a filter. Default: 500."),
  columns: z.array(column).min(1).max(100).describe("The columns to show, in order."),
  variants: z
    .array(variant)
    .min(2)
    .max(5)
    .optional()
    .describe("Sets of additional columns that users can switch between. Default: the first set."),
  sort: z
    .array(name.meta({ names: "sortField", drop: "name" }))
    .max(5)
    .optional()
    .describe('The sort order, such as "-createdDate" for descending. Default: the endpoint\'s order.'),
  pageSizes: z
    .array(z.number().int().min(1).max(500))
    .min(1)
    .max(10)
    .optional()
    .describe(
      "Page sizes users can choose. The first one is preselected. Default: 10, 20, 30, 50, 100, 500, with 50 preselected.",
    ),
  selection: z
    .strictObject({
      mode: z.enum(["none", "one", "many"]).describe("How many rows can be selected."),
      click: z
        .enum(["replace", "toggle", "open"])
        .optional()
        .describe(
          "What a click on a row does. Default: `replace`. If rows can't be selected, `open` runs the first row action.",
        ),
      allMatching: z
        .boolean()
        .optional()
        .describe("Shows 'Select all N matching' when all rows of the page are selected. Default: false."),
    })
    .optional()
    .describe("How rows are selected. Default: rows can't be selected."),
  actions: z.array(action).max(20).optional().describe("Buttons above the list, the most used first."),
  rowActions: z
    .array(action)
    .max(10)
    .optional()
    .describe("Buttons of each row. Enter and double-click run the first one."),
  forms: z.array(form).max(10).optional().describe("The forms that `form` actions open."),
  detail: detail.optional().describe("The details of a row."),
  header: z.array(widget).max(6).optional().describe("Figures and charts above the list."),
  aside: z
    .enum(customParts.aside)
    .meta({ names: "part" })
    .optional()
    .describe("A part of the portal beside the list. On narrow screens, it's below the list."),
  footer: z.array(total).max(8).optional().describe("Totals below the list."),
  totalsAbove: z.literal(true).optional().describe("Shows the totals above the list, not below it."),
  empty: text.describe("Text shown when no rows match."),
  notLoaded: text.optional().describe("Text shown above the error when the list can't be loaded."),
  requires: requires
    .optional()
    .describe("What the screen depends on, as written by its export. Checked on import, and not saved."),
});

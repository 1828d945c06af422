import * as z from "zod";
import type { ScreenNames } from "../screen-registry.ts";
import { actionSchema } from "./action-schema.ts";
import { columnSchema } from "./column-schema.ts";
import {
  addressField,
  commonSchemas,
  endpointId,
  field,
  longText,
  name,
  oneOf,
  text,
} from "./common-schemas.ts";
import { detailSchema, total, widgetSchema } from "./detail-schema.ts";
import { filterSchema, filterValues } from "./filter-schema.ts";
import { formSchema } from "./form-schema.ts";
import { requires } from "./requires-schema.ts";

/** The schema of a list screen as plain JSON data, with the names of an app; `languageOf` returns it without making it again. */
export function listScreenSchema(registry: ScreenNames) {
  const { basePath, parts, sections, examples } = registry;
  const common = commonSchemas(registry);
  const { access, kebabCase, path } = common;
  const column = columnSchema(common, registry);
  const action = actionSchema(common, registry);
  const variant = z.strictObject({
    id: kebabCase.describe("A unique ID, used in the URL.").meta({ label: "ID", hint: "" }),
    label: text.describe("The name in the switch between variants.").meta({ hint: "" }),
    columns: z.array(column).max(100).describe("Columns shown after the screen's own columns."),
  });

  return z.strictObject({
    kind: z.literal("list").describe("The type of screen."),
    id: kebabCase
      .describe("A unique ID. Users' preferences are saved under it.")
      .meta({ label: "ID", hint: "" }),
    path: path
      .describe(
        `The path below ${basePath}. A parameter such as \`:agentId\` filters the list by the filter of that name.`,
      )
      .meta({ hint: "" }),
    title: text.describe("The page title and heading."),
    description: longText.optional().describe("A sentence below the heading."),
    access: access.describe(`Who can see it: roles and claims, such as \`${examples.access}\`.`).meta({
      label: "Limit who can see this",
      hint: "Others won't see it on this screen. Their access elsewhere doesn't change.",
    }),
    navigation: z
      .strictObject({
        section: oneOf(sections),
        label: text
          .optional()
          .describe("The name in the sidebar. Default: the title.")
          .meta({ hint: "Leave blank to use the default label." }),
        order: z
          .number()
          .int()
          .optional()
          .describe("The position; lower numbers come first. Default: 100.")
          .meta({ label: "Position" }),
      })
      .optional()
      .describe("Its entry in the sidebar. Default: none.")
      .meta({ label: "Sidebar", hint: "" }),
    endpoints: z
      .strictObject({
        list: endpointId("list").describe("The list of rows to show.").meta({ label: "List of rows" }),
        summary: endpointId("call")
          .optional()
          .describe("The call that loads the data of the widgets above the list.")
          .meta({ label: "Call for the data above the list", hint: "" }),
        opening: endpointId("call")
          .optional()
          .describe(
            "The call that returns the filters with which the screen opens. Default: it opens without filters.",
          )
          .meta({ label: "Call for the filters to open with", hint: "" }),
      })
      .describe("The calls that load its data, by their IDs in the contract.")
      .meta({ label: "Data source", hint: "" }),
    rows: name
      .optional()
      .describe("The path of the rows in the response. Default: `data`.")
      .meta({ label: "Path of the rows in the response", hint: "Leave blank to use the default path." }),
    rowId: addressField
      .optional()
      .describe("The field that identifies a row. Default: `id`.")
      .meta({ label: "Field that identifies a row", hint: "Default: the ID that comes with each row." }),
    rowName: field
      .meta({ drop: "name" })
      .optional()
      .describe("The field that names a row. Default: the first column.")
      .meta({
        label: "Field that names a row",
        hint: "Used in messages such as “Ana Diaz selected”. Default: the first column.",
      }),
    filters: z
      .array(filterSchema(common, registry))
      .max(30)
      .describe("The filters users can set, in order. The first three are always shown.")
      .meta({ hint: "" }),
    permanentFilters: filterValues
      .optional()
      .describe(
        "Fixed filters by name: always applied. Users can't change them. With a list of values, a row matches any of them.",
      )
      .meta({ label: "Fixed filters" }),
    views: z
      .array(
        z.strictObject({
          label: text,
          filters: filterValues.describe("The filters that it sets, by name. All others are cleared."),
        }),
      )
      .min(1)
      .max(10)
      .optional()
      .describe("Filters under a name, which everyone finds first in the menu of views.")
      .meta({ label: "Views" }),
    debounce: z
      .number()
      .int()
      .min(0)
      .max(5000)
      .optional()
      .describe("Milliseconds to wait after typing in a filter. Default: 500.")
      .meta({ label: "Delay after typing in a filter", hint: "Milliseconds. Leave blank for 500." }),
    columns: z.array(column).min(1).max(100).describe("The columns to show, in order."),
    variants: z
      .array(variant)
      .min(2)
      .max(5)
      .optional()
      .describe("Sets of additional columns that users can switch between. Default: the first set.")
      .meta({ label: "Column sets" }),
    sort: z
      .array(name.meta({ names: "sortField", drop: "name" }))
      .max(5)
      .optional()
      .describe('The sort order, such as "-createdDate" for descending. Default: the endpoint\'s order.')
      .meta({ label: "Sort order", hint: "" }),
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
        mode: z
          .enum(["none", "one", "many"])
          .describe("How many rows can be selected.")
          .meta({
            label: "Rows that can be selected",
            choices: { one: "One at a time", many: "Any number" },
          }),
        click: z
          .enum(["replace", "toggle", "open"])
          .optional()
          .describe(
            "What a click on a row does. Default: `replace`. If rows can't be selected, `open` runs the first row action.",
          )
          .meta({
            label: "When a row is clicked",
            hint: "If rows can't be selected, a click can open the first row button.",
            choices: {
              replace: "Selects only that row",
              toggle: "Adds or removes that row",
              open: "Opens the row",
            },
          }),
        allMatching: z
          .boolean()
          .optional()
          .describe("Shows 'Select all N matching' when all rows of the page are selected. Default: false.")
          .meta({
            label: "Offer to select all matching rows",
            hint: "Appears when all rows of the page are selected.",
          }),
      })
      .optional()
      .describe("How rows are selected. Default: rows can't be selected.")
      .meta({ label: "Selecting rows" }),
    actions: z
      .array(action)
      .max(20)
      .optional()
      .describe("Buttons above the list, the most used first.")
      .meta({ label: "List buttons" }),
    rowActions: z
      .array(action)
      .max(10)
      .optional()
      .describe("Buttons of each row. Enter and double-click run the first one.")
      .meta({
        label: "Row buttons",
        inside: {
          when: { label: "Conditions for the row", hint: "The button works only in rows that meet them." },
        },
      }),
    forms: z
      .array(formSchema(common))
      .max(10)
      .optional()
      .describe("The forms that `form` actions open.")
      .meta({ hint: "" }),
    detail: detailSchema(common, column)
      .optional()
      .describe("The details of a row.")
      .meta({ label: "Details of a row" }),
    header: z
      .array(widgetSchema(registry))
      .max(6)
      .optional()
      .describe("Figures and charts above the list.")
      .meta({ label: "Above the list", hint: "" }),
    aside: oneOf(parts.aside)
      .meta({ names: "part" })
      .optional()
      .describe("A part of the portal beside the list. On narrow screens, it's below the list.")
      .meta({ label: "Beside the list" }),
    footer: z.array(total).max(8).optional().describe("Totals below the list.").meta({ label: "Totals" }),
    totalsAbove: z
      .literal(true)
      .optional()
      .describe("Shows the totals above the list, not below it.")
      .meta({ label: "Totals above the list" }),
    empty: text
      .describe("Text shown when no rows match.")
      .meta({ label: "Text if there are no rows", hint: "Such as “No policies in grace”." }),
    notLoaded: text
      .optional()
      .describe("Text shown above the error when the list can't be loaded.")
      .meta({ label: "Text if the list can't be loaded", hint: "Leave blank to use the default text." }),
    requires: requires
      .optional()
      .describe("What the screen depends on, as written by its export. Checked on import, and not saved.")
      .meta({ label: "Requirements" }),
  });
}

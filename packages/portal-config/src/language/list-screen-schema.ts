import * as z from "zod";
import { navigationSections } from "./navigation-sections.ts";

const name = z.string().min(1).max(100);
const text = z.string().max(200).regex(/\S/, "A text says something.");
const kebabCase = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Written in kebab-case: manage-policies.")
  .max(60);

/** How a value is written, where a screen departs from the contract. */
const format = z.enum(["text", "date", "dateTime", "money", "number", "percent", "phone", "yesNo"]);

const column = z.union([
  name.describe("Short for { field }."),
  z.strictObject({
    field: name.describe("A field of the list's endpoint."),
    header: text.optional().describe("In place of the contract's label."),
    format: format.optional().describe("In place of the contract's format."),
    truncate: z
      .number()
      .int()
      .min(1)
      .max(1000)
      .optional()
      .describe("Characters shown; the rest is in the tooltip."),
    width: z.number().int().min(40).max(800).optional().describe("Pixels."),
  }),
]);

const filter = z.union([
  name.describe("Short for { filter }."),
  z.strictObject({
    filter: name.describe("A filter of the list's endpoint."),
    label: text.optional().describe("In place of the contract's label."),
  }),
]);

const variant = z.strictObject({
  id: kebabCase,
  label: text,
  columns: z.array(column).max(100).describe("Shown after the screen's own columns."),
});

const action = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("export"),
    id: kebabCase,
    label: text,
    formats: z.array(z.enum(["csv"])).min(1),
  }),
]);

const rowAction = z.discriminatedUnion("kind", [
  z
    .strictObject({ kind: z.literal("detail"), id: kebabCase, label: text })
    .describe("Opens the screen's detail."),
]);

const detail = z.strictObject({
  as: z.enum(["dialog"]),
  title: text,
  endpoint: name.describe("A call that takes the row's id."),
  fields: z.array(column).min(1).max(100),
  tables: z
    .array(
      z.strictObject({
        field: name.describe("A field of the answer that holds rows."),
        title: text.optional().describe("In place of the contract's label."),
        hide: z.array(name).max(100).optional().describe("Fields of the rows that are not shown."),
        empty: text,
      }),
    )
    .max(10)
    .optional(),
  empty: text.describe("Shown where the answer has no data."),
});

/** One list screen as data: it survives a round through JSON unchanged. */
export const listScreenSchema = z.strictObject({
  kind: z.literal("list"),
  id: kebabCase,
  path: z
    .string()
    .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/, "A path below /portal/, as policies/manage.")
    .max(100),
  title: text,
  description: text.optional(),
  access: z.string().describe("Who may see it, in the requirement language."),
  navigation: z
    .strictObject({
      section: z.enum(navigationSections),
      label: text.optional().describe("The title, unless said."),
      order: z.number().int().optional().describe("Low comes first; 100 unless said."),
    })
    .optional()
    .describe("Where it stands in the sidebar; nowhere, unless said."),
  endpoints: z.strictObject({ list: name }),
  filters: z.array(filter).max(30),
  debounce: z.number().int().min(0).max(5000).optional().describe("Milliseconds; 500 unless said."),
  columns: z.array(column).min(1).max(100),
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
  actions: z.array(action).max(20).optional(),
  rowActions: z.array(rowAction).max(10).optional(),
  detail: detail.optional(),
  empty: text.describe("Shown where nothing matches."),
  notLoaded: text.optional().describe("Shown above the error where the list could not be loaded."),
});

import { typeGuids } from "@portico/contract";
import { isBlank } from "@portico/endpoints/schemas";
import * as z from "zod";
import "./marks.ts";

/** A name from the contract: a field, a filter, an endpoint. */
export const name = z.string().min(1).max(100);
/** The id of an endpoint; the JSON Schema lists those of its kind. */
export function endpointId(kind: "list" | "lookup" | "call") {
  return name.meta({ names: "endpoint", of: kind });
}
/** The id of a call that loads or changes something. */
export const call = endpointId("call").meta({ label: "Data call", hint: "" });
/** A field of the list or, in the detail, of its call. */
export const field = name.meta({ names: "field" });
/** A field like `field` whose value becomes part of a URL. */
export const addressField = name.meta({ names: "addressField" });
const isVisible = (given: string) => !isBlank(given);

/** A text for users. */
export const text = z.string().max(200).regex(/\S/, { abort: true }).refine(isVisible);
/** A longer text for users. */
export const longText = z.string().max(1000).regex(/\S/, { abort: true }).refine(isVisible);
/** An id that the screen defines. */
export const kebabCase = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    "Use lowercase letters, digits and single hyphens, such as manage-policies.",
  )
  .max(60);
/** A requirement: `agent view.Policy|admin.Policy`. */
export const access = z
  .string()
  .min(1)
  .max(500)
  .meta({ names: "access" })
  .describe("Roles and claims, such as `agent view.Policy|admin.Policy`.");
/** The meaning of a status or an action, shown by color. */
export const tone = z.enum(["neutral", "info", "success", "warning", "danger"]);
/** Tones by status; the empty name is for rows without a status. */
export const tones = z
  .record(z.string().max(100), tone)
  .meta({ id: "tones", label: "Colors", description: "The color of each status." });
/** The order of year, month and day in dates. */
export const datePattern = z
  .enum(["YYYY/MM/DD", "MM/DD/YYYY"])
  .describe("The order of year, month and day. By default, the year is first.")
  .meta({ label: "Date format" });
/** A path below `/portal/`; parameters as `:agentId`. */
export const path = z
  .string()
  .regex(
    /^[A-Za-z0-9_-]+(\/(:[a-z][A-Za-z]*|[A-Za-z0-9_-]+))*$/,
    "Use a path below /portal/, such as policies/manage.",
  )
  .max(100);
/** A path like `path`, whose parameters besides `:id` are filled from the row. */
export const link = path
  .meta({ names: "link" })
  .describe("The path of a portal page. `:name` is replaced by the row's field of that name.")
  .meta({ label: "Page to open" });
/** Settings of a built-in part. */
export const options = z
  .record(z.string().max(50), z.json())
  .meta({ id: "options", description: "Settings of the built-in part." });
/** A JSON value that is neither a list nor an object. */
export const plain = z.union([z.string().max(200), z.number(), z.boolean(), z.null()]).meta({ id: "plain" });

/** The keys of an object. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): [Key, ...Key[]] {
  return Object.keys(record) as [Key, ...Key[]];
}

/** A status to send as `statusId`. Its ID is looked up, so that nothing changes if it no longer exists. */
export const setsStatus = z
  .strictObject({
    type: z
      .enum(keysOf(typeGuids))
      .describe("The type that lists the statuses.")
      .meta({ label: "Type of the status" }),
    code: text.describe("The code of the status, such as CALL_BACK.").meta({ label: "Code of the status" }),
  })
  .meta({
    id: "setsStatus",
    label: "Status to set",
    description: "The status to set. If it doesn't exist, nothing is changed.",
  });

/** A condition that every selected row must meet. */
export type Condition =
  | { field: string; is: "equal" | "notEqual"; value: z.infer<typeof plain> }
  | { field: string; is: "in" | "notIn"; value: z.infer<typeof plain>[] }
  | { field: string; is: "empty" | "notEmpty" }
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition };

/** A condition on a row; conditions nest. */
export const condition: z.ZodType<Condition> = z
  .lazy(() =>
    z.union([
      z.strictObject({ field, is: z.enum(["equal", "notEqual"]), value: plain }),
      z.strictObject({ field, is: z.enum(["in", "notIn"]), value: z.array(plain).min(1).max(100) }),
      z.strictObject({ field, is: z.enum(["empty", "notEmpty"]) }),
      z.strictObject({ all: z.array(condition).min(1).max(20) }),
      z.strictObject({ any: z.array(condition).min(1).max(20) }),
      z.strictObject({ not: condition }),
    ]),
  )
  .meta({ id: "condition" });

/** Settings of the deployment that columns, filters and actions can depend on. */
export const conditionSettings = ["organisation"] as const;

/** A condition on the deployment's configuration. */
export const configCondition = z
  .strictObject({
    setting: z.enum(conditionSettings).meta({ choices: { organisation: "Organization" } }),
    is: z
      .enum(["empty", "notEmpty"])
      .meta({ label: "Comparison", choices: { empty: "Is empty", notEmpty: "Is not empty" } }),
  })
  .describe("Shows it only if a setting of the deployment matches.")
  .meta({ label: "Show only if a setting matches", hint: "Depends on how this portal is set up." });

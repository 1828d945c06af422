import { isBlank } from "@portico/endpoints/schemas";
import * as z from "zod";
import type { Labels, ScreenNames } from "../screen-registry.ts";
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
/** Settings of a built-in part. */
export const options = z
  .record(z.string().max(50), z.json())
  .meta({ id: "options", description: "Settings of the built-in part." });
/** A JSON value that is neither a list nor an object. */
export const plain = z.union([z.string().max(200), z.number(), z.boolean(), z.null()]).meta({ id: "plain" });

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

/** A text that must be one of these; in an app that has none, nothing is valid. */
export function oneOf(names: readonly string[], labels?: Labels) {
  const schema = z.enum([...names]);
  return labels ? schema.meta({ choices: labels }) : schema;
}

/** The schemas that many keywords share and that differ between apps. */
export type CommonSchemas = ReturnType<typeof commonSchemas>;

/** Makes the schemas that many keywords share and that differ between apps. */
export function commonSchemas({
  basePath,
  examples,
  noteEntities,
  services,
  settings,
  statusTypes,
}: ScreenNames) {
  /** A path below `basePath`; parameters as `:clientId`. */
  const path = z
    .string()
    .regex(
      /^[A-Za-z0-9_-]+(\/(:[a-z][A-Za-z]*|[A-Za-z0-9_-]+))*$/,
      `Use a path below ${basePath}, such as ${examples.path}.`,
    )
    .max(100);
  /** The name of a type of statuses. Without statuses, the check says why none is valid. */
  const statusType = services.statuses
    ? oneOf(
        Object.keys(statusTypes),
        Object.fromEntries(Object.entries(statusTypes).map(([type, { label }]) => [type, label])),
      )
    : name;
  return {
    path,
    /** The path of a detail in descriptions. */
    detailPath: detailPathLike(examples.path),
    statusType,
    /** The kind of record that notes belong to. Without notes, the check says why none is valid. */
    noteEntity: services.notes ? oneOf(Object.keys(noteEntities)) : name,
    /** A path like `path`, whose parameters besides `:id` are filled from the row. */
    link: path
      .meta({ names: "link" })
      .describe("The path of a portal page. `:name` is replaced by the row's field of that name.")
      .meta({ label: "Page to open" }),
    /** An id that the screen defines. */
    kebabCase: z
      .string()
      .regex(
        /^[a-z0-9]+(-[a-z0-9]+)*$/,
        `Use lowercase letters, digits and single hyphens, such as ${examples.id}.`,
      )
      .max(60),
    /** A requirement: roles and claims. */
    access: z
      .string()
      .min(1)
      .max(500)
      .meta({ names: "access" })
      .describe(`Roles and claims, such as \`${examples.access}\`.`),
    /** A status to send as `statusId`. Its ID is looked up, so that nothing changes if it no longer exists. */
    setsStatus: z
      .strictObject({
        type: statusType.describe("The type that lists the statuses.").meta({ label: "Type of the status" }),
        code: text
          .describe("The code of the status, such as CALL_BACK.")
          .meta({ label: "Code of the status" }),
      })
      .meta({
        id: "setsStatus",
        label: "Status to set",
        description: "The status to set. If it doesn't exist, nothing is changed.",
      }),
    /** A condition on the deployment's configuration. */
    configCondition: z
      .strictObject({
        setting: oneOf(Object.keys(settings), settings),
        is: z
          .enum(["empty", "notEmpty"])
          .meta({ label: "Comparison", choices: { empty: "Is empty", notEmpty: "Is not empty" } }),
      })
      .describe("Shows it only if a setting of the deployment matches.")
      .meta({ label: "Show only if a setting matches", hint: "Depends on how this portal is set up." }),
  };
}

/** A path of a detail beside a path: `clients/:id` for `clients/manage`. */
export function detailPathLike(path: string): string {
  return path.replace(/[^/]+$/, ":id");
}

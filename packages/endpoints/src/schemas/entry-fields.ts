import * as z from "zod";

/** The type of a control, as far as the schema determines it. */
export type EntryKind = "text" | "textArea" | "number" | "date" | "email" | "yesNo" | "select";

/** A key of a body or a query, for forms. */
export interface EntryField {
  readonly kind: EntryKind;
  /** Whether it must be sent, and so must the objects around it. */
  readonly isRequired: boolean;
  /** Whether null is allowed. */
  readonly isNullable: boolean;
  /** In characters; undefined if there is no limit. */
  readonly maxLength: number | undefined;
  /** The value if it is not sent. */
  readonly defaultValue: unknown;
  /** The allowed values; undefined if there is no fixed set. */
  readonly choices: readonly string[] | undefined;
}

/** Longer texts get a control with several lines. */
const maxLineLength = 200;

const shapeSchema = z.looseObject({
  type: z.string().optional(),
  format: z.string().optional(),
  maxLength: z.number().optional(),
  default: z.unknown().optional(),
  enum: z.array(z.union([z.string(), z.number(), z.null()])).optional(),
  required: z.array(z.string()).optional(),
  get anyOf() {
    return z.array(shapeSchema).optional();
  },
  get properties() {
    return z.record(z.string(), shapeSchema).optional();
  },
});
type Shape = z.infer<typeof shapeSchema>;

/** The keys of an object schema, with dotted names for nested ones: `contact.firstName`. */
export function entryFields(schema: z.ZodType): ReadonlyMap<string, EntryField> {
  const shape = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return new Map(fieldsIn(shapeSchema.parse(shape), "", true));
}

function fieldsIn(
  { properties = {}, required = [] }: Shape,
  prefix: string,
  isObjectRequired: boolean,
): [string, EntryField][] {
  return Object.entries(properties).flatMap(([key, schema]): [string, EntryField][] => {
    const name = `${prefix}${key}`;
    const isNullable = schema.anyOf?.some(({ type }) => type === "null") ?? false;
    const shape = schema.anyOf?.find(({ type }) => type !== "null") ?? schema;
    const isRequired = isObjectRequired && required.includes(key);
    if (shape.type === "object") return fieldsIn(shape, `${name}.`, isRequired);
    if (shape.type === "array") return [];
    return [[name, { ...entryOf(shape), isRequired, isNullable }]];
  });
}

function entryOf(shape: Shape): Omit<EntryField, "isRequired" | "isNullable"> {
  const { maxLength, default: defaultValue } = shape;
  const choices = shape.enum?.filter((value) => value !== null).map(String);
  // In a query and a form, yes and no are texts.
  if (choices && isYesNo(choices)) return { kind: "yesNo", maxLength, defaultValue, choices: undefined };
  return { kind: choices ? "select" : kindOf(shape), maxLength, defaultValue, choices };
}

function isYesNo(choices: readonly string[]): boolean {
  return choices.length === 2 && choices.includes("true") && choices.includes("false");
}

function kindOf({ type, format, maxLength = 0 }: Shape): EntryKind {
  if (type === "boolean") return "yesNo";
  if (type === "number" || type === "integer") return "number";
  if (format === "date") return "date";
  if (format === "email") return "email";
  return maxLength > maxLineLength ? "textArea" : "text";
}

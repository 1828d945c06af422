import * as z from "zod";

/** How a value is entered, as far as its schema tells. */
export type EntryKind = "text" | "textArea" | "number" | "date" | "email" | "yesNo" | "select";

/** One key of a body or a query, as a form needs to know it. */
export interface EntryField {
  readonly kind: EntryKind;
  readonly isRequired: boolean;
  /** Whether null says that there is nothing. */
  readonly isNullable: boolean;
  /** In characters; undefined where any length is taken. */
  readonly maxLength: number | undefined;
  /** The only values there are; undefined where there are many. */
  readonly choices: readonly string[] | undefined;
}

/** Texts that may be longer are entered in several lines. */
const longestLine = 200;

const shapeSchema = z.looseObject({
  type: z.string().optional(),
  format: z.string().optional(),
  maxLength: z.number().optional(),
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

/** The keys that an object schema takes, with dotted names for those inside others: `contact.firstName`. */
export function entryFields(schema: z.ZodType): ReadonlyMap<string, EntryField> {
  const shape = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return new Map(fieldsIn(shapeSchema.parse(shape), ""));
}

function fieldsIn({ properties = {}, required = [] }: Shape, prefix: string): [string, EntryField][] {
  return Object.entries(properties).flatMap(([key, said]): [string, EntryField][] => {
    const name = `${prefix}${key}`;
    const isNullable = said.anyOf?.some(({ type }) => type === "null") ?? false;
    const shape = said.anyOf?.find(({ type }) => type !== "null") ?? said;
    if (shape.type === "object") return fieldsIn(shape, `${name}.`);
    if (shape.type === "array") return [];
    return [[name, { ...entryOf(shape), isRequired: required.includes(key), isNullable }]];
  });
}

function entryOf(shape: Shape): Omit<EntryField, "isRequired" | "isNullable"> {
  const { maxLength } = shape;
  const choices = shape.enum?.filter((value) => value !== null).map(String);
  return { kind: choices ? "select" : kindOf(shape), maxLength, choices };
}

function kindOf({ type, format, maxLength = 0 }: Shape): EntryKind {
  if (type === "boolean") return "yesNo";
  if (type === "number" || type === "integer") return "number";
  if (format === "date") return "date";
  if (format === "email") return "email";
  return maxLength > longestLine ? "textArea" : "text";
}

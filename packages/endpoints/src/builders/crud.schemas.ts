import * as z from "zod";
import type { Fields } from "../fields.ts";
import { idSchema, rowSchema } from "../schemas/list-answer.ts";

/** A row in a response: some fields, and always the id and version that the list has. */
function rowAnswer(fields: Fields, listFields: Fields) {
  const version = listFields.version ? { version: z.number().int() } : {};
  return rowSchema(fields).extend({ id: idSchema(listFields.id ?? {}), ...version });
}

/** The default response of calls on single rows. */
export type RowAnswer = ReturnType<typeof rowAnswer>;

/** The id in the path of a call on one row. */
export type RowParams = z.ZodObject<{ readonly id: z.ZodType<string> }, z.core.$strict>;

/** The schemas of the calls on single rows, by the names of the calls. */
export interface CrudSchemas<Body, Answer> {
  readonly create: { readonly body: Body; readonly answer: Answer };
  readonly detail: { readonly params: RowParams; readonly answer: Answer };
  readonly update: { readonly params: RowParams; readonly body: Body; readonly answer: Answer };
  readonly save: { readonly body: Body; readonly answer: Answer };
  readonly end: { readonly params: RowParams; readonly answer: z.ZodNull };
  readonly remove: { readonly params: RowParams; readonly answer: z.ZodNull };
}

interface Parts {
  /** The fields of the list, and those of the `detail` call. */
  readonly fields: Fields;
  readonly detailFields: Fields;
  readonly body: z.ZodObject | undefined;
  readonly answer: z.ZodType | undefined;
}

/** The schemas of the calls on rows of a list. */
export function crudSchemas({ fields, detailFields, body, answer }: Parts) {
  const params = z.strictObject({ id: idSchema(fields.id ?? {}) });
  const row = answer ?? rowAnswer(fields, fields);
  const sent = body && { body };
  return {
    create: { ...sent, answer: row },
    detail: { params, answer: answer ?? rowAnswer(detailFields, fields) },
    update: { params, ...sent, answer: row },
    save: { ...sent, answer: row },
    end: { params, answer: z.null() },
    remove: { params, answer: z.null() },
  };
}

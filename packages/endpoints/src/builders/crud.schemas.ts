import * as z from "zod";
import type { Fields } from "../fields.ts";
import { idSchema, rowSchema } from "../schemas/list-response.ts";

/** A row in a response: some fields, and always the id and version that the list has. */
function rowResponse(fields: Fields, listFields: Fields) {
  const version = listFields.version ? { version: z.number().int() } : {};
  return rowSchema(fields).extend({ id: idSchema(listFields.id ?? {}), ...version });
}

/** The default response of calls on single rows. */
export type RowResponse = ReturnType<typeof rowResponse>;

/** The id in the path of a call on one row. */
export type RowParams = z.ZodObject<{ readonly id: z.ZodType<string> }, z.core.$strict>;

/** The schemas of the calls on single rows, by the names of the calls. */
export interface CrudSchemas<Body, ResponseBody> {
  readonly create: { readonly body: Body; readonly response: ResponseBody };
  readonly detail: { readonly params: RowParams; readonly response: ResponseBody };
  readonly update: { readonly params: RowParams; readonly body: Body; readonly response: ResponseBody };
  readonly save: { readonly body: Body; readonly response: ResponseBody };
  readonly end: { readonly params: RowParams; readonly response: z.ZodNull };
  readonly remove: { readonly params: RowParams; readonly response: z.ZodNull };
}

interface Parts {
  /** The fields of the list, and those of the `detail` call. */
  readonly fields: Fields;
  readonly detailFields: Fields;
  readonly body: z.ZodObject | undefined;
  readonly response: z.ZodType | undefined;
}

/** The schemas of the calls on rows of a list. */
export function crudSchemas({ fields, detailFields, body, response }: Parts) {
  const params = z.strictObject({ id: idSchema(fields.id ?? {}) });
  const row = response ?? rowResponse(fields, fields);
  const sent = body && { body };
  return {
    create: { ...sent, response: row },
    detail: { params, response: response ?? rowResponse(detailFields, fields) },
    update: { params, ...sent, response: row },
    save: { ...sent, response: row },
    end: { params, response: z.null() },
    remove: { params, response: z.null() },
  };
}

import * as z from "zod";
import type { Fields } from "../fields.ts";
import type { CallSchemas } from "../schemas/call-schemas.ts";
import { rowSchema } from "../schemas/list-answer.ts";
import type { CrudName } from "./crud.ts";

const params = z.strictObject({ id: z.uuid("An id is a UUID.") });

/** A row with these fields, with its id and its version. */
export function rowAnswer(fields: Fields | undefined) {
  return rowSchema(fields ?? {}).extend({ id: z.uuid(), version: z.number().int() });
}

/** What a feature says of its calls: which there are, what their forms send, and the row that they answer. */
interface Options<Name extends CrudName, Body extends z.ZodObject, Answer extends z.ZodType> {
  readonly calls: readonly Name[];
  /** What `create` and `update` are sent. */
  readonly body?: Body;
  /** What `create`, `detail` and `update` answer. */
  readonly answer: Answer;
}

type SchemasOf<Name extends CrudName, Body, Answer> = Name extends "create"
  ? { readonly body: Body; readonly answer: Answer }
  : Name extends "update"
    ? { readonly params: typeof params; readonly body: Body; readonly answer: Answer }
    : Name extends "detail"
      ? { readonly params: typeof params; readonly answer: Answer }
      : { readonly params: typeof params; readonly answer: z.ZodNull };

/** Schemas of calls under a prefix, by their ids. */
export type CrudSchemas<Prefix extends string, Name extends CrudName, Body, Answer> = {
  readonly [Call in Name as `${Prefix}.${Call}`]: SchemasOf<Call, Body, Answer>;
};

/** The schemas of the calls that `crudEndpoints` makes under the same prefix. */
export function crudSchemas<
  const Prefix extends string,
  const Name extends CrudName,
  Answer extends z.ZodType,
  Body extends z.ZodObject = never,
>(
  prefix: Prefix,
  { calls, body, answer }: Options<Name, Body, Answer> & BodyIfSent<Name>,
): CrudSchemas<Prefix, Name, Body, Answer> {
  const sent = body && { body };
  const all: Readonly<Record<CrudName, CallSchemas>> = {
    create: { ...sent, answer },
    detail: { params, answer },
    update: { params, ...sent, answer },
    end: { params, answer: z.null() },
    remove: { params, answer: z.null() },
  };
  const schemas: unknown = Object.fromEntries(calls.map((name) => [`${prefix}.${name}`, all[name]]));
  return schemas as CrudSchemas<Prefix, Name, Body, Answer>;
}

type BodyIfSent<Name extends CrudName> = [Extract<Name, "create" | "update">] extends [never]
  ? unknown
  : { readonly body: z.ZodObject };

import type * as z from "zod";
import type { Endpoint, ListEndpoint } from "../endpoint.ts";
import type { CallSchemas } from "../schemas/call-schemas.ts";
import { type CrudSchemas, crudSchemas, type RowResponse } from "./crud.schemas.ts";
import { type CrudName, crudCalls } from "./crud.ts";
import { type WorkOptions, type WorkSchemas, workSchemas } from "./work.schemas.ts";
import { type WorkCallOf, type WorkName, workAliases, workCalls } from "./work.ts";

type NamedEndpoints = Readonly<Record<string, Endpoint>>;

/** The name of a call: `create` of `visits.create`. */
type NameOf<Id> = Id extends `${string}.${infer Name}` ? Name : never;

type SchemasOf<
  Name,
  Body,
  ResponseBody,
  IsStatusOptional extends boolean,
  TakesFollowUp extends boolean,
> = Name extends CrudName
  ? CrudSchemas<Body, ResponseBody>[Name]
  : Name extends WorkName
    ? WorkSchemas<IsStatusOptional, TakesFollowUp>[WorkCallOf<Name>]
    : never;

/** The schemas of those endpoints that `featureEndpoints` made, by their ids. */
export type FeatureSchemas<
  Endpoints,
  Body,
  ResponseBody,
  IsStatusOptional extends boolean,
  TakesFollowUp extends boolean,
> = {
  readonly [Id in keyof Endpoints as NameOf<Id> extends CrudName | WorkName ? Id : never]: SchemasOf<
    NameOf<Id>,
    Body,
    ResponseBody,
    IsStatusOptional,
    TakesFollowUp
  >;
};

interface Options<Body, ResponseBody, IsStatusOptional extends boolean, TakesFollowUp extends boolean>
  extends WorkOptions<IsStatusOptional, TakesFollowUp> {
  /** The body of `create`, `update` and `save`. That of `save` has an optional `id`. */
  readonly body?: Body;
  /** The response of `create`, `detail`, `update` and `save`. @default a row with the fields of the endpoint */
  readonly response?: ResponseBody;
}

type BodyIfSent<Endpoints> = [Extract<NameOf<keyof Endpoints>, "create" | "update" | "save">] extends [never]
  ? { readonly body?: never }
  : { readonly body: z.ZodObject };

/**
 * The schemas of the calls that `featureEndpoints` makes. Calls with other names need separate schemas.
 * @throws Error if only the endpoints or only the schemas take a follow-up
 */
export function featureSchemas<
  Endpoints extends NamedEndpoints,
  Body extends z.ZodObject = never,
  ResponseBody extends z.ZodType = RowResponse,
  const IsStatusOptional extends boolean = false,
  const TakesFollowUp extends boolean = false,
>(
  endpoints: Endpoints,
  {
    body,
    response,
    ...work
  }: Options<Body, ResponseBody, IsStatusOptional, TakesFollowUp> & BodyIfSent<Endpoints>,
): FeatureSchemas<Endpoints, Body, ResponseBody, IsStatusOptional, TakesFollowUp> {
  requireSameFollowUp(endpoints, work.takesFollowUp ?? false);
  const all: Readonly<Record<string, CallSchemas>> = {
    ...crudSchemas({ ...fieldsOf(endpoints), body, response }),
    ...workSchemas(listOf(endpoints), work),
  };
  const entries = Object.keys(endpoints).flatMap((id) => {
    const name = id.slice(id.indexOf(".") + 1);
    const isBuilt = Object.hasOwn(crudCalls, name) || Object.hasOwn(workCalls, name);
    return isBuilt ? [[id, all[aliasedCall(name)]]] : [];
  });
  return Object.fromEntries(entries) as FeatureSchemas<
    Endpoints,
    Body,
    ResponseBody,
    IsStatusOptional,
    TakesFollowUp
  >;
}

function requireSameFollowUp(endpoints: NamedEndpoints, areTaken: boolean): void {
  const areDeclared = Object.values(endpoints).some(({ takesFollowUp }) => takesFollowUp === true);
  if (areDeclared !== areTaken)
    throw new Error("`takesFollowUp` must be the same in `featureEndpoints` and `featureSchemas`.");
}

function aliasedCall(name: string): string {
  const aliases: Readonly<Record<string, string>> = workAliases;
  return aliases[name] ?? name;
}

/** @throws Error if there is no list among the endpoints, which `featureEndpoints` always makes */
function listOf(endpoints: NamedEndpoints): ListEndpoint {
  const list = Object.values(endpoints).find(
    (endpoint): endpoint is ListEndpoint => endpoint.kind === "list",
  );
  if (!list) throw new Error("These endpoints have no list, whose fields their rows have.");
  return list;
}

function fieldsOf(endpoints: NamedEndpoints) {
  const list = listOf(endpoints);
  const detail = Object.entries(endpoints).find(([id]) => id.endsWith(".detail"));
  return { fields: list.fields, detailFields: detail?.[1].fields ?? list.fields };
}

import {
  acceptsSeveralValues,
  type Contract,
  type Endpoint,
  type Fields,
  type Filters,
  type ListEndpoint,
  labelOfFilter,
} from "@portico/endpoints";
import * as z from "zod";
import { rowFieldsOf } from "./check/calls.ts";
import { languageOf } from "./language/language-of.ts";
import { marks } from "./language/marks.ts";
import type { ScreenRegistry } from "./screen-registry.ts";

/** A JSON Schema. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

const kinds = ["list", "lookup", "call"] as const;

/** The language as JSON Schema, for editors: its keywords with descriptions, and the contract's names. */
export function screenJsonSchema(registry: ScreenRegistry): JsonSchema {
  const { contract } = registry;
  const { properties, $defs, ...schema } = z.toJSONSchema(languageOf(registry), {
    override: ({ jsonSchema }) => {
      offerEndpoints(jsonSchema);
      for (const mark of marks) delete jsonSchema[mark];
      offerKinds(jsonSchema);
      offerNothing(jsonSchema);
    },
  });
  const lists = Object.entries(contract.endpoints).flatMap(([id, endpoint]) =>
    endpoint.kind === "list" ? [[id, endpoint] as const] : [],
  );
  const details = Object.keys(contract.endpoints).flatMap((id) => {
    const fields = rowFieldsOf(id, contract);
    return fields ? [[id, fields] as const] : [];
  });
  return {
    ...schema,
    title: "A list screen of the portal",
    description: "Run `screens:check` to check a whole screen, including how its parts fit together.",
    properties: { $schema: { type: "string", description: "This schema." }, ...properties },
    allOf: [
      ...lists.map(([id, endpoint]) => namesOfList(id, endpoint)),
      ...details.map(([id, fields]) => namesOfDetail(id, fields)),
    ],
    $defs: {
      ...$defs,
      ...Object.fromEntries(kinds.map((kind) => [`${kind}Id`, endpointsOf(kind, contract)])),
      ...Object.fromEntries(lists.flatMap(([id, endpoint]) => definitionsOf(id, endpoint))),
      ...Object.fromEntries(details.flatMap(([id, fields]) => fieldDefinitions(id, fields))),
    },
  };
}

/** The ids of endpoints of a kind, with their summaries. */
function endpointsOf(kind: Endpoint["kind"], { endpoints }: Contract): JsonSchema {
  const ids = Object.keys(endpoints).filter((id) => endpoints[id]?.kind === kind);
  return oneOf(ids, (id) => endpoints[id]?.summary ?? id);
}

/** The endpoint ids that a keyword can take. */
function offerEndpoints(schema: JsonSchema) {
  const { names, of: kind, description } = schema;
  if (names !== "endpoint") return;
  for (const key of Object.keys(schema)) delete schema[key];
  if (description !== undefined) schema.description = description;
  schema.$ref = `#/$defs/${kind}Id`;
}

/** The kinds of actions as a separate `enum`; otherwise editors suggest only kinds that match the other keywords. */
function offerKinds(schema: JsonSchema) {
  const found = schema.oneOf?.map((branch) => branch.properties?.kind);
  const names = found?.flatMap((kind) =>
    typeof kind === "object" && kind.const !== undefined ? [kind.const] : [],
  );
  if (names && names.length === found?.length) schema.properties = { kind: { enum: names } };
}

/** Where an app has no names to choose from, nothing is valid: JSON Schema does not allow an empty `enum`. */
function offerNothing(schema: JsonSchema) {
  if (schema.enum?.length !== 0) return;
  delete schema.enum;
  schema.not = {};
}

function definitionsOf(id: string, { fields, filters }: ListEndpoint): [string, JsonSchema][] {
  const where = (is: "sortable" | "summable") => Object.keys(fields).filter((name) => fields[name]?.[is]);
  const label = (name: string) => fields[name]?.label ?? name;
  const filterLabel = (name: string) => {
    const filter = filters[name];
    return filter ? labelOfFilter(name, filter, fields) : name;
  };
  const order = (name: string) =>
    name.startsWith("-") ? `${label(name.slice(1))}, descending` : `${label(name)}, ascending`;
  const orders = where("sortable").flatMap((name) => [name, `-${name}`]);
  return [
    ...fieldDefinitions(id, fields),
    [`${id}.filters`, oneOf(Object.keys(filters), filterLabel)],
    [`${id}.sort`, oneOf(orders, order)],
    [`${id}.sums`, oneOf(where("summable"), label)],
  ];
}

/** The fields with a single value, and those with rows of their own. */
function fieldDefinitions(id: string, fields: Fields): [string, JsonSchema][] {
  const names = Object.keys(fields);
  const label = (name: string) => fields[name]?.label ?? name;
  const single = names.filter((name) => !fields[name]?.rows);
  const withRows = names.filter((name) => fields[name]?.rows);
  return [
    [`${id}.fields`, oneOf(single, label)],
    ...(withRows.length > 0 ? [[`${id}.rows`, oneOf(withRows, label)] satisfies [string, JsonSchema]] : []),
  ];
}

/** The names that a detail can use if this call loads it. */
function namesOfDetail(id: string, fields: Fields): JsonSchema {
  const field: JsonSchema = { $ref: `#/$defs/${id}.fields` };
  const hasRows = Object.values(fields).some(({ rows }) => rows);
  const table: JsonSchema = hasRows ? { $ref: `#/$defs/${id}.rows` } : { not: {} };
  const properties: Record<string, JsonSchema> = {
    titleField: field,
    personFields: { items: field },
    fields: { items: named(field, { field }) },
    tables: { items: { properties: { field: table } } },
  };
  return {
    if: {
      required: ["detail"],
      properties: { detail: { required: ["endpoint"], properties: { endpoint: { const: id } } } },
    },
    // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword
    then: { properties: { detail: { properties } } },
  };
}

/** One of the names, with descriptions; JSON Schema does not allow an empty `enum`. */
function oneOf(names: readonly string[], describe: (name: string) => string): JsonSchema {
  return names.length > 0 ? { enum: [...names], enumDescriptions: names.map(describe) } : { not: {} };
}

/** The names that a screen can use if it has this list. */
function namesOfList(id: string, { filters }: ListEndpoint): JsonSchema {
  const one = (what: string): JsonSchema => ({ $ref: `#/$defs/${id}.${what}` });
  const [field, filter] = [one("fields"), one("filters")];
  const columns: JsonSchema = { items: named(field, { field }) };
  const values: JsonSchema = {
    type: "object",
    propertyNames: filter,
    properties: singleValuesOf(filters),
  };
  return {
    if: { required: ["endpoints"], properties: { endpoints: { properties: { list: { const: id } } } } },
    // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword
    then: {
      properties: {
        columns,
        variants: { items: { properties: { columns } } },
        filters: { items: named(filter, { filter, from: filter, to: filter }) },
        permanentFilters: values,
        views: { items: { properties: { filters: values } } },
        sort: { items: one("sort") },
        rowId: field,
        rowName: field,
        footer: { items: { properties: { field: one("sums") } } },
      },
    },
  };
}

/** The filters that take only one value. */
function singleValuesOf(filters: Filters): Record<string, JsonSchema> {
  const names = Object.keys(filters).filter((name) => {
    const filter = filters[name];
    return filter && !acceptsSeveralValues(filter);
  });
  return Object.fromEntries(names.map((name) => [name, { type: "string" }]));
}

/** A name, or an object with names as values. */
function named(name: JsonSchema, properties: Record<string, JsonSchema>): JsonSchema {
  return { anyOf: [name, { type: "object", properties }] };
}

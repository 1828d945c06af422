import { type Endpoint, errorStatuses, exportFormats, parseAccess, pathFromOrigin } from "@portico/contract";
import type { Route } from "../http/routes.ts";
import { parametersOf } from "./parameters.ts";
import { schemaOf, withFields } from "./schemas.ts";

/** The OpenAPI 3.1 document over these routes; whatever it says comes from the contract. */
export function openApiDocument(routes: readonly Route[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = pathFromOrigin(route.endpoint, (name) => `{${name}}`);
    paths[path] = { ...paths[path], [route.endpoint.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Portico API",
      version: "1.0.0",
      description: "Every call takes what stands here and refuses the rest by name.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    paths,
    components: {
      securitySchemes: { session: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      schemas: { Error: errorSchema },
      responses: Object.fromEntries(
        Object.entries(errorStatuses).map(([status, description]) => [
          `Error${status}`,
          errorAnswer(description),
        ]),
      ),
    },
  };
}

const errorSchema = {
  type: "object",
  required: ["message"],
  properties: {
    message: { type: "string", description: "What happened and how to mend it, in plain words." },
    errors: {
      type: "object",
      description: "What is wrong with each field, keyed by its name.",
      additionalProperties: { type: "array", items: { type: "string" } },
    },
  },
};

function errorAnswer(description: string) {
  return { description, content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } } };
}

function operationOf({ id, endpoint, schemas }: Route) {
  return {
    operationId: id,
    tags: [id.slice(0, id.indexOf("."))],
    summary: endpoint.summary,
    description: `Access: \`${endpoint.access}\`.`,
    "x-access": endpoint.access,
    security: securityOf(endpoint),
    parameters: parametersOf(schemas),
    ...(schemas.body && {
      requestBody: {
        required: true,
        content: { "application/json": { schema: schemaOf(schemas.body, "input") } },
      },
    }),
    responses: { ...successOf({ endpoint, schemas }), ...errorsOf({ endpoint, schemas }) },
  };
}

function securityOf({ access }: Endpoint) {
  return parseAccess(access).kind === "anyone" ? [{}, { session: [] }] : [{ session: [] }];
}

type Side = Pick<Route, "endpoint" | "schemas">;

function successOf({ endpoint, schemas }: Side) {
  const schema = withFields(schemaOf(schemas.answer, "output"), endpoint);
  if (schema.type === "null") return { 204: { description: "Done." } };
  const json = { "application/json": { schema } };
  if (endpoint.kind !== "list") return { 200: { description: "The answer.", content: json } };
  const files = Object.values(exportFormats).map(({ mediaType, label }) => [
    mediaType,
    { schema: { type: "string", description: `All matching rows as ${label}, not only a page.` } },
  ]);
  return {
    200: {
      description: "A page; or all matching rows as a file, where `accept` asks for one.",
      content: { ...json, ...Object.fromEntries(files) },
    },
  };
}

function errorsOf({ endpoint, schemas }: Side) {
  const { kind } = parseAccess(endpoint.access);
  const statuses = [
    400,
    ...(kind === "anyone" ? [] : [401]),
    ...(kind === "rights" ? [403] : []),
    ...(endpoint.path.includes(":") ? [404] : []),
    ...(endpoint.kind === "list" ? [406] : []),
    ...(schemas.body ? [413, 415] : []),
    422,
    500,
    503,
  ];
  return Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/Error${status}` }]),
  );
}

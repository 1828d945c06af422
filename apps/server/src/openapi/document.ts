import {
  type Endpoint,
  errorStatuses,
  exportFormats,
  exportQueued,
  exportRowsHeader,
  exportStateHeader,
  parseAccess,
  pathFromOrigin,
} from "@portico/contract";
import type { Route } from "../http/routes.ts";
import { bodyOf, hasBody } from "./bodies.ts";
import { headersOf, originHeaders, originHeadersOf, parametersOf } from "./parameters.ts";
import { type JsonSchema, schemaOf, withFields } from "./schemas.ts";

/** Creates an OpenAPI 3.1 document from the contract. */
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
      parameters: originHeaders,
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
    stale: {
      type: "object",
      description: "Of a 412: which version was sent and which is there, and the row as it is now.",
      required: ["sentVersion", "currentVersion"],
      properties: { sentVersion: { type: "integer" }, currentVersion: { type: "integer" }, current: {} },
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
    description: `Access: \`${endpoint.access}\`.${endpoint.needsOwnPassword ? ` ${ownPassword}` : ""}`,
    "x-access": endpoint.access,
    security: securityOf(endpoint),
    parameters: [...parametersOf(schemas), ...headersOf(endpoint), ...originHeadersOf(endpoint)],
    ...bodyOf({ endpoint, schemas }),
    responses: { ...successOf({ endpoint, schemas }), ...errorsOf({ endpoint, schemas }) },
  };
}

const ownPassword = "Refused with 403 to an account whose password an administrator chose.";

function securityOf({ access }: Endpoint) {
  return parseAccess(access).kind === "anyone" ? [{}, { session: [] }] : [{ session: [] }];
}

type Side = Pick<Route, "endpoint" | "schemas">;

function successOf({ endpoint, schemas }: Side) {
  const schema = withFields(schemaOf(schemas.answer, "output"), endpoint);
  if (schema.type === "null") return { 204: { description: "Done." } };
  const file = fileIn(schema);
  if (file) {
    const isThere = { 200: { description: "The file.", content: { "*/*": { schema: file } } } };
    return file === schema ? isThere : { ...isThere, 204: { description: "There is none." } };
  }
  const json = { "application/json": { schema } };
  if (schema["x-status"] === 202) {
    const headers = {
      location: { description: "Where the job can be asked about.", schema: { type: "string" } },
    };
    return { 202: { description: "Begun; it goes on after the answer.", headers, content: json } };
  }
  if (endpoint.kind !== "list") return { 200: { description: "The answer.", content: json } };
  return {
    200: {
      description: "A page; or all matching rows as a file, where `accept` asks for one.",
      headers: exportHeaders,
      content: { ...json, ...Object.fromEntries(Object.values(exportFormats).map(exportContent)) },
    },
  };
}

const exportHeaders = {
  [exportRowsHeader]: {
    description: "Of a file: how many rows it was begun with.",
    schema: { type: "integer" },
  },
  [exportStateHeader]: {
    description: "Of a file: it waits for other exports to finish, and comes when its turn does.",
    schema: { type: "string", enum: [exportQueued] },
  },
};

function exportContent({ mediaType, label, maxRows }: (typeof exportFormats)[keyof typeof exportFormats]) {
  const most = Number.isFinite(maxRows) ? `; more than ${maxRows} are a 422` : "";
  const isText = mediaType.startsWith("text/");
  const description = `All matching rows as ${label}, not only a page${most}.`;
  return [mediaType, { schema: { type: "string", ...(!isText && { format: "binary" }), description } }];
}

/** The schema of a file response, also if the file is optional. */
function fileIn(schema: JsonSchema): JsonSchema | undefined {
  const found = [schema, ...(schema.anyOf ?? [])].find(
    (one) => typeof one === "object" && one.format === "binary",
  );
  return typeof found === "object" ? found : undefined;
}

function errorsOf({ endpoint, schemas }: Side) {
  const { kind } = parseAccess(endpoint.access);
  const statuses = [
    400,
    ...(kind === "anyone" ? [] : [401]),
    ...(kind === "rights" ? [403] : []),
    ...(endpoint.path.includes(":") ? [404] : []),
    ...(endpoint.kind === "list" ? [406] : []),
    ...(hasBody({ endpoint, schemas }) ? [413, 415] : []),
    ...(endpoint.isVersioned ? [412] : []),
    ...(endpoint.method === "GET" ? [] : [409]),
    422,
    ...(endpoint.kind === "list" ? [429] : []),
    500,
    503,
  ];
  return Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/Error${status}` }]),
  );
}

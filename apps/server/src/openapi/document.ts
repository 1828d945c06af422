import {
  type Endpoint,
  errorStatuses,
  exportFormats,
  exportQueued,
  exportRowsHeader,
  exportStateHeader,
  hasSearchPath,
  parseAccess,
  pathFromOrigin,
  searchPathOf,
} from "@portico/contract";
import type { Route } from "../http/route.ts";
import { bodyOf, hasBody } from "./bodies.ts";
import { headersOf, originHeaders, originHeadersOf, parametersOf } from "./parameters.ts";
import { type JsonSchema, schemaOf, withFields } from "./schemas.ts";

/** Creates an OpenAPI 3.1 document from the contract. */
export function openApiDocument(routes: readonly Route[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = pathFromOrigin(route.endpoint, (name) => `{${name}}`);
    paths[path] = { ...paths[path], [route.endpoint.method.toLowerCase()]: operationOf(route) };
    if (!hasSearchPath(route.endpoint)) continue;
    const searched = searchPathOf(path);
    paths[searched] = { ...paths[searched], post: searchOperationOf(route) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Portico API",
      version: "1.0.0",
      description: "Calls reject parameters and fields that aren't listed here.",
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
          errorResponse(description),
        ]),
      ),
    },
  };
}

const errorSchema = {
  type: "object",
  required: ["message"],
  properties: {
    message: { type: "string", description: "What happened and how to fix it, for users." },
    errors: {
      type: "object",
      description: "The errors of each field, by its name.",
      additionalProperties: { type: "array", items: { type: "string" } },
    },
    stale: {
      type: "object",
      description: "For a 412: the version that was sent, the current version, and the current row.",
      required: ["sentVersion", "currentVersion"],
      properties: { sentVersion: { type: "integer" }, currentVersion: { type: "integer" }, current: {} },
    },
  },
};

function errorResponse(description: string) {
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

/** A list whose query is in the body. */
function searchOperationOf(route: Route) {
  const { schemas } = route;
  const operation = operationOf(route);
  return {
    ...operation,
    operationId: `${route.id}.search`,
    summary: `${operation.summary} Takes the query in the body, so that personal values are not in the URL.`,
    parameters: operation.parameters.filter((one) => !("in" in one && one.in === "query")),
    requestBody: {
      required: true,
      content: { "application/json": { schema: schemaOf(schemas.query, "input") } },
    },
  };
}

const ownPassword = "Returns 403 to accounts whose password an administrator chose.";

function securityOf({ access }: Endpoint) {
  return parseAccess(access).kind === "anyone" ? [{}, { session: [] }] : [{ session: [] }];
}

type Side = Pick<Route, "endpoint" | "schemas">;

function successOf({ endpoint, schemas }: Side) {
  const schema = withFields(schemaOf(schemas.response, "output"), endpoint);
  if (schema.type === "null") return { 204: { description: "Done." } };
  const file = fileIn(schema);
  if (file) {
    const fileResponse = { 200: { description: "The file.", content: { "*/*": { schema: file } } } };
    return file === schema ? fileResponse : { ...fileResponse, 204: { description: "There is no file." } };
  }
  const json = { "application/json": { schema } };
  if (schema["x-status"] === 202) {
    const headers = {
      location: { description: "The URL of the job's state.", schema: { type: "string" } },
    };
    return {
      202: { description: "The job was started and continues after the response.", headers, content: json },
    };
  }
  if (endpoint.kind !== "list") return { 200: { description: "The response.", content: json } };
  return {
    200: {
      description: "A page of rows, or all matching rows as a file if `accept` requests one.",
      headers: exportHeaders,
      content: { ...json, ...Object.fromEntries(Object.values(exportFormats).map(exportContent)) },
    },
  };
}

const exportHeaders = {
  [exportRowsHeader]: {
    description: "For files: the number of rows when the export started.",
    schema: { type: "integer" },
  },
  [exportStateHeader]: {
    description: "For files: the export is queued and starts when other exports finish.",
    schema: { type: "string", enum: [exportQueued] },
  },
};

function exportContent({ mediaType, label, maxRows }: (typeof exportFormats)[keyof typeof exportFormats]) {
  const most = Number.isFinite(maxRows) ? `. More than ${maxRows} rows return 422` : "";
  const isText = mediaType.startsWith("text/");
  const description = `All matching rows as ${label}${most}.`;
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

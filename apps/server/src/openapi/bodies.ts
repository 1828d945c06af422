import type { RawBody } from "@portico/contract";
import type { Route } from "../http/route.ts";
import { schemaOf } from "./schemas.ts";

type Side = Pick<Route, "endpoint" | "schemas">;

/** Whether an endpoint accepts a body. */
export function hasBody({ endpoint, schemas }: Side): boolean {
  return schemas.body !== undefined || uploadOf(endpoint) !== undefined || rawBodyOf(endpoint) !== undefined;
}

function contentOf({ mediaType, otherMediaTypes = [] }: RawBody, schema: object) {
  return Object.fromEntries([mediaType, ...otherMediaTypes].map((type) => [type, { schema }]));
}

/** The request body of an endpoint. */
export function bodyOf({ endpoint, schemas }: Side) {
  const upload = uploadOf(endpoint);
  const raw = rawBodyOf(endpoint);
  const { body } = schemas;
  if (raw) {
    const schema = { type: "string", format: "binary", description: `Up to ${raw.maxBytes} bytes.` };
    return { requestBody: { required: true, content: contentOf(raw, schema) } };
  }
  if (!upload) {
    if (!body) return {};
    return {
      requestBody: { required: true, content: { "application/json": { schema: schemaOf(body, "input") } } },
    };
  }
  const texts = body ? schemaOf(body, "input") : { type: "object" as const, additionalProperties: false };
  const file = {
    type: "string",
    format: "binary",
    description: `Up to ${upload.maxBytes} bytes.`,
  };
  const schema = {
    ...texts,
    properties: { ...texts.properties, [upload.field]: file },
    required: [...(texts.required ?? []), ...(upload.isOptional ? [] : [upload.field])],
  };
  return { requestBody: { required: true, content: { "multipart/form-data": { schema } } } };
}

function uploadOf(endpoint: Route["endpoint"]) {
  return endpoint.kind === "call" ? endpoint.upload : undefined;
}

function rawBodyOf(endpoint: Route["endpoint"]) {
  return endpoint.kind === "call" ? endpoint.rawBody : undefined;
}

import { type Endpoint, pathFromOrigin } from "@portico/endpoints";
import { listQuerySchema } from "@portico/endpoints/schemas";
import * as z from "zod";
import { createContract } from "../src/schemas.ts";
import { type Language, texts } from "../src/texts.ts";
import { HttpError } from "./http-error.ts";
import { findRow, newRow, queryRows, type Row, tables, updateRow } from "./store.ts";

/** A request to the API. */
export interface ApiRequest {
  readonly method: string;
  readonly url: URL;
  /** The body as text. Empty if there is none. */
  readonly text: string;
  /** The version in `If-Match`. */
  readonly version: number | undefined;
  readonly language: Language;
}

const statuses = [
  { id: "0c9f6f6e-5e0b-4d0e-9a37-6f5d1f8e0001", code: "planned" },
  { id: "0c9f6f6e-5e0b-4d0e-9a37-6f5d1f8e0002", code: "done" },
  { id: "0c9f6f6e-5e0b-4d0e-9a37-6f5d1f8e0003", code: "missed" },
] as const;
const jsonObject = z.record(z.string(), z.unknown());
const statusChange = z.object({ listIds: z.array(z.string()), statusId: z.string() });

/**
 * Handles a request and returns the response body. The contract has the paths and the schemas.
 * @throws HttpError if the request is invalid or can't be fulfilled
 */
export function handleRequest(request: ApiRequest): unknown {
  const { method, url, language } = request;
  const contract = createContract(texts[language]);
  for (const [id, endpoint] of Object.entries<Endpoint>(contract.endpoints)) {
    const pattern = pathFromOrigin(endpoint, (name) => `(?<${name}>[^/]+)`);
    const match = new RegExp(`^${pattern}$`).exec(url.pathname);
    if (!match || endpoint.method !== method) continue;
    const [feature = "", call = ""] = id.split(".");
    const rows = tables[feature] ?? [];
    const { body } = contract.schemasOf(id as keyof typeof contract.endpoints);
    switch (endpoint.kind) {
      case "lookup":
        return statuses.map(({ id: statusId, code }) => ({
          id: statusId,
          name: texts[language].statuses[code],
          code: code.toUpperCase(),
        }));
      case "list": {
        const query = parse(listQuerySchema(endpoint), queryParameters(url));
        const translated = rows.map((row) => withStatusName(row, language));
        return queryRows(endpoint, translated, query);
      }
      case "call": {
        const values = body ? jsonObject.parse(parse(body, request.text && JSON.parse(request.text))) : {};
        if (call === "setStatuses") return setStatuses(rows, values);
        const row = handleCall(call, { ...request, rows, rowId: match.groups?.id ?? "", values });
        return withStatusName(row, language);
      }
    }
  }
  throw new HttpError(404, { message: "This call doesn't exist." });
}

interface RowRequest extends ApiRequest {
  readonly rows: Row[];
  readonly rowId: string;
  readonly values: object;
}

/** Creates, updates or reads one row. */
function handleCall(call: string, { rows, rowId, values, version, language }: RowRequest): Row {
  if (call === "create") {
    const row = newRow({ ...(rows === tables.visits && { status: "planned" }), ...values });
    rows.push(row);
    return row;
  }
  const row = findRow(rows, rowId);
  if (call === "detail") return row;
  if (version !== row.version) {
    const current = withStatusName(row, language);
    throw new HttpError(412, {
      message: "Someone else changed this while you were editing it.",
      stale: { sentVersion: version ?? 0, currentVersion: row.version, current },
    });
  }
  return updateRow(rows, row, values);
}

/** Sets the status of all rows, or of none. */
function setStatuses(rows: Row[], values: object) {
  const { listIds, statusId } = statusChange.parse(values);
  const status = statuses.find(({ id }) => id === statusId)?.code;
  if (!status) throw new HttpError(422, { message: "This status doesn't exist." });
  const found = [...new Set(listIds)].map((id) => findRow(rows, id));
  for (const row of found) updateRow(rows, row, { status });
  return { changed: found.length };
}

/** Stored rows have the code of their status, responses its name. */
function withStatusName(row: Row, language: Language): Row {
  const status = statuses.find(({ code }) => code === row.status);
  return status ? { ...row, status: texts[language].statuses[status.code] } : row;
}

/** The query parameters by name. Repeated ones are arrays. */
function queryParameters({ searchParams }: URL) {
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => {
      const values = searchParams.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}

/** @throws HttpError 422 with the errors of each field */
function parse<Output>(schema: z.ZodType<Output>, value: unknown): Output {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const fields = Object.entries<string[] | undefined>(z.flattenError(error).fieldErrors);
  const errors = Object.fromEntries(fields.map(([field, messages = []]) => [field, messages]));
  throw new HttpError(422, { message: "Fix the errors, then try again.", errors });
}

import { type Endpoint, pathFromOrigin } from "@portico/endpoints";
import { listQuerySchema } from "@portico/endpoints/schemas";
import * as z from "zod";
import { contractIn } from "../src/schemas.ts";
import { type Language, texts } from "../src/texts.ts";
import { Refusal } from "./refusal.ts";
import { changeRow, findRow, newRow, pageOf, type Row, tables } from "./rows.ts";

/** A request to the API. */
export interface ApiRequest {
  readonly method: string;
  readonly url: URL;
  /** The body; empty for none. */
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
const sent = z.record(z.string(), z.unknown());
const change = z.object({ listIds: z.array(z.string()), statusId: z.string() });

/**
 * Answers a request, whose body and parameters the contract describes.
 * @throws Refusal if it is invalid, or can't be done
 */
export function respond({ method, url, text, version, language }: ApiRequest): unknown {
  const contract = contractIn(texts[language]);
  for (const [id, endpoint] of Object.entries<Endpoint>(contract.endpoints)) {
    const pattern = pathFromOrigin(endpoint, (name) => `(?<${name}>[^/]+)`);
    const match = endpoint.method === method ? new RegExp(`^${pattern}$`).exec(url.pathname) : null;
    if (!match) continue;
    const { body: bodySchema } = contract.schemasOf(id as keyof typeof contract.endpoints);
    const body = bodySchema ? sent.parse(parse(bodySchema, text && JSON.parse(text))) : {};
    const [feature = "", name] = id.split(".");
    const rows = tables[feature] ?? [];
    const rowId = match.groups?.id ?? "";
    const shown = (row: Row): Row => {
      const status = statuses.find(({ code }) => code === row.status);
      return status ? { ...row, status: texts[language].statuses[status.code] } : row;
    };
    if (endpoint.kind === "lookup")
      return statuses.map(({ code, ...status }) => ({
        ...{ ...status, code: code.toUpperCase(), name: texts[language].statuses[code] },
      }));
    if (endpoint.kind === "list")
      return pageOf(endpoint, rows.map(shown), parse(listQuerySchema(endpoint), queryOf(url.searchParams)));
    if (name === "create") {
      const row = newRow({ ...(feature === "visits" && { status: "planned" }), ...body });
      rows.push(row);
      return shown(row);
    }
    if (name === "update") return shown(changeRow(rows, rowId, body, version ?? 0));
    if (name === "setStatuses") {
      const { listIds, statusId } = change.parse(body);
      const status = statuses.find((one) => one.id === statusId)?.code;
      if (!status) throw new Refusal(422, { message: "There is no such status." });
      for (const one of listIds) findRow(rows, one);
      return { changed: listIds.map((one) => changeRow(rows, one, { status })).length };
    }
    return shown(findRow(rows, rowId));
  }
  throw new Refusal(404, { message: "There is no such call." });
}

function queryOf(parameters: URLSearchParams) {
  const names = [...new Set(parameters.keys())];
  return Object.fromEntries(
    names
      .map((name) => [name, parameters.getAll(name)] as const)
      .map(([name, [one, ...more]]) => [name, more.length > 0 ? [one, ...more] : one]),
  );
}

/** @throws Refusal 422 that names the fields with errors */
function parse<Output>(schema: z.ZodType<Output>, value: unknown): Output {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const { fieldErrors } = z.flattenError(error);
  const errors = Object.fromEntries(
    Object.entries<string[] | undefined>(fieldErrors).map(([field, messages = []]) => [field, messages]),
  );
  throw new Refusal(422, { message: "Check your entries.", errors });
}

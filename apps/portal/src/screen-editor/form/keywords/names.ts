import { type Endpoint, endpoints, type Fields, labelOfFilter } from "@portico/contract";
import { mayBeCalled } from "@portico/portal-config/check";
import type { EndpointKind } from "@portico/portal-config/keywords";
import type { SelectOption } from "@portico/ui";
import { type PathStep, pathSteps } from "../../draft/problem-path.ts";
import { listOf, propertyOf, textOf } from "../document/document.ts";
import type { ScreenForm } from "../document/screen-form.tsx";

const contract: Readonly<Record<string, Endpoint>> = endpoints;

/** Keywords that name a field. */
const fieldKeywords: readonly unknown[] = ["field", "idField", "rowId", "rowName", "titleField"];
/** Keywords that name a filter of the list. */
const filterKeywords: readonly unknown[] = ["filter", "from", "to", "filters"];

/** The names that the keyword at a path can have; undefined if it can be any text. */
export function namesAt(
  path: string,
  form: Pick<ScreenForm, "document" | "endpoint">,
): readonly SelectOption[] | undefined {
  const { document, endpoint } = form;
  const steps = pathSteps(path);
  const keywords = steps.filter((step) => typeof step === "string");
  const [part, list] = keywords;
  const keyword = keywords.at(-1);
  if (keyword === "form") return formsOf(document);
  if (part === "forms" || (part !== "detail" && keywords.includes("fields"))) return undefined;
  const { fields } = (keyword === "idField" ? endpoint : endpointAt(path, form)) ?? {};
  if (part === "detail" && list === "tables") return namesInTables(document.detail, steps, fields);
  if (part === "footer" && keyword === "field") return fieldOptions(fields, "summable");
  if (fieldKeywords.includes(keyword)) return fieldOptions(fields);
  if (part !== "filters" || !filterKeywords.includes(keyword)) return undefined;
  return Object.entries(endpoint?.filters ?? {}).map(([name, filter]) => {
    return { value: name, label: labelOfFilter(name, filter, fields ?? {}) };
  });
}

/** The fields with rows of their own, or the fields of those rows. */
function namesInTables(
  detail: unknown,
  [, , index, keyword]: readonly PathStep[],
  fields: Fields = {},
): readonly SelectOption[] | undefined {
  if (keyword === "field") return optionsOf(Object.entries(fields).filter(([, field]) => field.rows));
  const table = textOf(propertyOf(listOf(detail, "tables")?.[Number(index)], "field"));
  const rows = Object.hasOwn(fields, table) ? fields[table]?.rows : undefined;
  return keyword === "hide" && rows ? optionsOf(Object.entries(rows)) : undefined;
}

/** The endpoint whose fields a path names: the detail's call for what the detail shows, otherwise the list. */
export function endpointAt(
  path: string,
  { document, endpoint }: Pick<ScreenForm, "document" | "endpoint">,
): Endpoint | undefined {
  if (pathSteps(path)[0] !== "detail") return endpoint;
  const id = textOf(propertyOf(document.detail, "endpoint"));
  return Object.hasOwn(contract, id) ? contract[id] : undefined;
}

/** The fields of a list with a single value. */
export function fieldOptions(fields: Fields = {}, needs?: "summable"): readonly SelectOption[] {
  return optionsOf(
    Object.entries(fields).filter(([, field]) => !field.rows && (needs === undefined || field[needs])),
  );
}

function optionsOf(
  fields: readonly (readonly [string, { readonly label: string }])[],
): readonly SelectOption[] {
  return fields.map(([name, { label }]) => ({ value: name, label }));
}

/** The endpoints that a custom screen can call. */
export function endpointOptions(kind: EndpointKind): readonly SelectOption[] {
  return Object.entries(contract)
    .filter(([id, endpoint]) => endpoint.kind === kind && mayBeCalled(id))
    .map(([id, { summary }]) => ({ value: id, label: summary }));
}

function formsOf(document: unknown): readonly SelectOption[] {
  return (listOf(document, "forms") ?? []).map((form) => {
    const id = textOf(propertyOf(form, "id"));
    const titles = ["create", "edit"].map((mode) => textOf(propertyOf(propertyOf(form, mode), "title")));
    return { value: id, label: titles.find(Boolean) ?? id };
  });
}

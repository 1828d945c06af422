import { type Endpoint, endpoints, type Fields, type ListEndpoint, labelOfFilter } from "@portico/contract";
import { mayBeCalled } from "@portico/portal-config/check";
import type { KeywordType } from "@portico/portal-config/keywords";
import type { SelectOption } from "@portico/ui";
import { pathSteps } from "../../draft/problem-path.ts";
import { entriesOf, entryOf, propertyOf, textOf } from "./document.ts";

const contract: Readonly<Record<string, Endpoint>> = endpoints;

/** Keywords that name a field. */
const fieldKeywords: readonly unknown[] = [
  "field",
  "idField",
  "rowId",
  "rowName",
  "titleField",
  "personFields",
];
/** Keywords that name a filter of the list. */
const filterKeywords: readonly unknown[] = ["filter", "from", "to", "filters"];

/** A document with its list. */
export interface DocumentWithList {
  readonly document: unknown;
  readonly endpoint: ListEndpoint | undefined;
}

/** The values that the keyword at a path can have; undefined if it can be any text. */
export function optionsAt(
  path: string,
  type: KeywordType,
  form: DocumentWithList,
): readonly SelectOption[] | undefined {
  if (type.kind === "choice")
    return type.values.map((value) => ({ value, label: type.labels[value] ?? value }));
  return type.kind === "endpoint" ? endpointOptions(type.of) : namesAt(path, form);
}

function namesAt(path: string, form: DocumentWithList): readonly SelectOption[] | undefined {
  const { document, endpoint } = form;
  const steps = pathSteps(path);
  const keywords = steps.filter((step) => typeof step === "string");
  const [part, list] = keywords;
  const keyword = keywords.at(-1);
  if (keyword === "form") return formsOf(document);
  if (part === "forms" || (part !== "detail" && keywords.includes("fields"))) return undefined;
  const { fields } = (keyword === "idField" ? endpoint : endpointAt(path, form)) ?? {};
  if (part === "detail" && list === "tables")
    return namesInTable(document, Number(steps[2]), keyword, fields);
  if (part === "footer" && keyword === "field") return fieldOptions(fields, "summable");
  if (fieldKeywords.includes(keyword)) return fieldOptions(fields);
  if (part !== "filters" || !filterKeywords.includes(keyword)) return undefined;
  return Object.entries(endpoint?.filters ?? {}).map(([name, filter]) => {
    return { value: name, label: labelOfFilter(name, filter, fields ?? {}) };
  });
}

/** The fields with rows of their own, or the fields of those rows. */
function namesInTable(document: unknown, index: number, keyword: unknown, fields: Fields = {}) {
  if (keyword === "field") return optionsOf(Object.entries(fields).filter(([, field]) => field.rows));
  const table = entriesOf(propertyOf(propertyOf(document, "detail"), "tables"))[index];
  const rows = entryOf(fields, textOf(propertyOf(table, "field")))?.rows;
  return keyword === "hide" && rows ? optionsOf(Object.entries(rows)) : undefined;
}

/** An endpoint of the contract; undefined if there is none with this id. */
export function endpointOfId(id: string): Endpoint | undefined {
  return entryOf(contract, id);
}

/** The endpoint whose fields a path names: the detail's call for what the detail shows, otherwise the list. */
export function endpointAt(path: string, { document, endpoint }: DocumentWithList): Endpoint | undefined {
  return pathSteps(path)[0] === "detail"
    ? endpointOfId(textOf(propertyOf(propertyOf(document, "detail"), "endpoint")))
    : endpoint;
}

/** The fields of a list with a single value. */
export function fieldOptions(fields: Fields = {}, needs?: "summable"): readonly SelectOption[] {
  return optionsOf(
    Object.entries(fields).filter(([, field]) => !field.rows && (needs === undefined || field[needs])),
  );
}

function optionsOf(fields: readonly (readonly [string, { readonly label: string }])[]): SelectOption[] {
  return fields.map(([name, { label }]) => ({ value: name, label }));
}

/** The endpoints that a custom screen can call. */
function endpointOptions(kind: Endpoint["kind"]): readonly SelectOption[] {
  return Object.entries(contract)
    .filter(([id, endpoint]) => endpoint.kind === kind && mayBeCalled(id))
    .map(([id, { summary }]) => ({ value: id, label: summary }));
}

function formsOf(document: unknown): readonly SelectOption[] {
  return entriesOf(propertyOf(document, "forms")).map((form) => {
    const id = textOf(propertyOf(form, "id"));
    const titles = ["create", "edit"].map((mode) => textOf(propertyOf(propertyOf(form, mode), "title")));
    return { value: id, label: titles.find(Boolean) ?? id };
  });
}

import {
  type Endpoint,
  endpoints,
  type Field,
  type Fields,
  type ListEndpoint,
  labelOfFilter,
} from "@portico/contract";
import { nameAt, type Reference } from "@portico/portal-config";
import { mayBeCalled } from "@portico/portal-config/check";
import type { KeywordType } from "@portico/portal-config/keywords";
import type { SelectOption } from "@portico/ui";
import { pathSteps } from "../../draft/problem-path.ts";
import { entriesOf, entryOf, propertyOf, textOf } from "./document.ts";

const contract: Readonly<Record<string, Endpoint>> = endpoints;

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
  const steps = pathSteps(path);
  const { names, of } = nameAt(steps) ?? {};
  if (names === "form") return formsOf(form.document);
  if (names === "filter") return filterOptions(form.endpoint);
  const fields = of && fieldsOf(of, steps, form);
  switch (names) {
    case "field":
    case "addressField":
      return fields && fieldOptions(fields);
    case "sumField":
      return fields && fieldOptions(fields, ({ summable = false }) => summable);
    case "rowsField":
      return fields && fieldOptions(fields, ({ rows }) => rows !== undefined);
    default:
      return undefined;
  }
}

/** The fields that a name at a path can be of; undefined if they are not known before the name is checked. */
function fieldsOf(
  of: Reference["of"],
  steps: readonly (string | number)[],
  { document, endpoint }: DocumentWithList,
): Fields | undefined {
  const detail = propertyOf(document, "detail");
  const ofDetail = () => endpointOfId(textOf(propertyOf(detail, "endpoint")))?.fields ?? {};
  switch (of) {
    case "list":
      return endpoint?.fields ?? {};
    case "detail":
      return ofDetail();
    case "table": {
      const table = entriesOf(propertyOf(detail, "tables"))[Number(steps[2])];
      return entryOf(ofDetail(), textOf(propertyOf(table, "field")))?.rows;
    }
    default:
      return undefined;
  }
}

function filterOptions(endpoint: ListEndpoint | undefined): readonly SelectOption[] {
  return Object.entries(endpoint?.filters ?? {}).map(([name, filter]) => {
    return { value: name, label: labelOfFilter(name, filter, endpoint?.fields ?? {}) };
  });
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

/** The fields that fit. @param fits by default, those with a single value */
export function fieldOptions(
  fields: Fields = {},
  fits: (field: Field) => boolean = ({ rows }) => !rows,
): readonly SelectOption[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    fits(field) ? [{ value: name, label: field.label }] : [],
  );
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

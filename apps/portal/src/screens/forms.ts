import { type CallId, endpoints, type Filter, type ListEndpoint, type ListId } from "@portico/contract";
import type { ScreenForm, ScreenFormField } from "@portico/portal-config";

type FeatureWith<Name extends string> = CallId extends infer Id
  ? Id extends `${infer Feature}.${Name}`
    ? `${Feature}.list` extends ListId
      ? Feature
      : never
    : never
  : never;

/** A feature whose rows people create and edit. */
export type FormFeature = FeatureWith<"create"> & FeatureWith<"update">;

/**
 * The form that creates and edits rows of a feature. A field named as a filter with options, as `state`, offers the same
 * options; so does `agentId` for a filter `agent`, with its label.
 * @param noun what its titles call a row
 */
export function rowForm(
  feature: FormFeature,
  fields: readonly ScreenFormField[],
  noun = nounOf(feature),
): ScreenForm {
  const list: ListEndpoint = endpoints[`${feature}.list`];
  return {
    id: formIdOf(noun),
    create: {
      endpoint: `${feature}.create`,
      title: `New ${noun}`,
      submit: "Create",
      success: "Changes saved",
    },
    edit: {
      endpoint: `${feature}.update`,
      title: `Edit ${noun}`,
      submit: "Update",
      success: "Changes saved",
    },
    fields: fields.map((field) => withOptions(list, field)),
  };
}

/** What the rows of a feature are called. */
export function nounOf(feature: FormFeature): string {
  const list: ListEndpoint = endpoints[`${feature}.list`];
  return list.noun.one;
}

/** The id of the form of rows with this name. */
export function formIdOf(noun: string): string {
  return noun.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}

function withOptions({ filters, fields }: ListEndpoint, field: ScreenFormField): ScreenFormField {
  const declaration = typeof field === "string" ? { field } : field;
  const named = declaration.field.replace(/Id$/, "");
  const filter: Filter | undefined = filters[declaration.field] ?? filters[named];
  if (declaration.options || !filter || !("options" in filter)) return field;
  const { options: lookup, optionParams: params, optionValue } = filter;
  const isId = named !== declaration.field;
  const label = isId ? fields[named]?.label : undefined;
  const options = {
    lookup,
    ...(params && { params: { ...params } }),
    ...(!isId && optionValue !== undefined && { value: optionValue }),
  };
  return { ...(label !== undefined && { label }), ...declaration, options };
}

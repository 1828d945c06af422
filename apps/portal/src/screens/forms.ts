import { type CallId, endpoints, type Filter, type ListEndpoint, type ListId } from "@portico/contract";
import type { ScreenForm, ScreenFormField } from "@portico/portal-config";

type FeatureWith<Name extends string> = CallId extends infer Id
  ? Id extends `${infer Feature}.${Name}`
    ? `${Feature}.list` extends ListId
      ? Feature
      : never
    : never
  : never;

/** A feature with endpoints to create and update rows. */
export type FormFeature = FeatureWith<"create"> & FeatureWith<"update">;

const defaultSuccess = { create: "Changes saved", edit: "Changes saved" };

/** The notifications after saving a form. */
export interface FormSuccess {
  readonly create: string;
  readonly edit: string;
}

interface RowFormOptions {
  /** The name of a row in titles. @default that of the list's rows */
  readonly noun?: string | undefined;
  /** @default "Changes saved" */
  readonly success?: FormSuccess | undefined;
}

/**
 * Returns the form that creates and edits rows of a feature. A field gets the options of the filter with the same
 * name, as `state`. A field such as `agentId` gets the options of the filter `agent` and the label of the field
 * `agent`.
 */
export function rowForm(
  feature: FormFeature,
  fields: readonly ScreenFormField[],
  { noun = nounOf(feature), success = defaultSuccess }: RowFormOptions = {},
): ScreenForm {
  const list: ListEndpoint = endpoints[`${feature}.list`];
  return {
    id: formIdOf(noun),
    create: {
      endpoint: `${feature}.create`,
      title: `New ${noun}`,
      submit: "Create",
      success: success.create,
    },
    edit: {
      endpoint: `${feature}.update`,
      title: `Edit ${noun}`,
      submit: "Update",
      success: success.edit,
    },
    fields: fields.map((field) => withOptions(list, field)),
  };
}

/** Returns the name of a feature's rows, in the singular. */
export function nounOf(feature: FormFeature): string {
  const list: ListEndpoint = endpoints[`${feature}.list`];
  return list.noun.one;
}

/** Returns the id of the form for rows with this name. */
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

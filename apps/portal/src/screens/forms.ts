import { type CallId, endpoints, type Filter, type ListEndpoint, type ListId } from "@portico/contract";
import type { ScreenForm, ScreenFormField } from "@portico/portal-config";

/** The field for a person's sex. */
export const sexField = {
  field: "sex" as const,
  width: "half" as const,
  options: [
    { value: "F", label: "Female" },
    { value: "M", label: "Male" },
  ],
};

type FeatureWith<Name extends string> = CallId extends infer Id
  ? Id extends `${infer Feature}.${Name}`
    ? `${Feature}.list` extends ListId
      ? Feature
      : never
    : never
  : never;

/** A feature with endpoints to create and update rows, or with one that does both. */
export type FormFeature = (FeatureWith<"create"> & FeatureWith<"update">) | FeatureWith<"save">;

/** The notifications of a form by mode. `{message}` becomes the reason of a failure. */
export interface FormNotifications {
  readonly create: string;
  readonly edit: string;
}

const defaultSuccess = { create: "Form successfully submitted!", edit: "Changes saved" };
const defaultFailure = {
  create: "Form submission error: {message}",
  edit: "Error saving changes {message}",
};

/** Options of `rowForm`. */
interface RowFormOptions {
  /** The name of a row in titles. @default that of the list's rows */
  readonly noun?: string | undefined;
  /** The call that returns the row to edit. @default the row from the list */
  readonly load?: CallId;
  /** @default "Form successfully submitted!" and "Changes saved" */
  readonly success?: FormNotifications | undefined;
  /** @default "Form submission error: {message}" and "Error saving changes {message}" */
  readonly failure?: FormNotifications | undefined;
}

/**
 * Returns the form that creates and edits rows of a feature. A field gets the options of the filter with the same
 * name, as `state`. A field such as `agentId` gets the options of the filter `agent` and the label of the field
 * `agent` or `agentName`.
 */
export function rowForm(
  feature: FormFeature,
  fields: readonly ScreenFormField[],
  { noun = nounOf(feature), load, success = defaultSuccess, failure = defaultFailure }: RowFormOptions = {},
): ScreenForm {
  const list: ListEndpoint = endpoints[`${feature}.list`];
  const endpointOf = (name: "create" | "update") =>
    Object.hasOwn(endpoints, `${feature}.save`) ? `${feature}.save` : `${feature}.${name}`;
  return {
    id: formIdOf(noun),
    create: {
      endpoint: endpointOf("create"),
      title: `New ${noun}`,
      submit: "Create",
      success: success.create,
      failure: failure.create,
    },
    edit: {
      endpoint: endpointOf("update"),
      title: `Edit ${noun}`,
      submit: "Update",
      success: success.edit,
      failure: failure.edit,
      ...(load !== undefined && { load }),
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
  const label = isId ? (fields[named] ?? fields[`${named}Name`])?.label : undefined;
  const options = {
    lookup,
    ...(params && { params: { ...params } }),
    ...(!isId && optionValue !== undefined && { value: optionValue }),
  };
  return { ...(label !== undefined && { label }), ...declaration, options };
}

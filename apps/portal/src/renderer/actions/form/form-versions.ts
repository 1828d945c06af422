import { valueAt } from "@portico/contract";
import type { ChosenVersion } from "../../version-choice.tsx";
import type { FormField } from "./form-fields.ts";
import type { FormValues } from "./form-values.ts";

/** A form as opened, as it is now, and as someone else saved it in the meantime. */
export interface FormVersions {
  readonly base: FormValues;
  readonly mine: FormValues;
  readonly theirs: FormValues;
}

/** The fields whose versions differ, each with the version that the user likely wants. */
export function differingFields(
  fields: readonly FormField[],
  { base, mine, theirs }: FormVersions,
): readonly { readonly field: FormField; readonly likely: ChosenVersion }[] {
  return fields.flatMap((field) => {
    const at = (values: FormValues) => plain(valueAt(values, field.name));
    if (at(mine) === at(theirs)) return [];
    return [{ field, likely: at(base) === at(mine) ? "theirs" : "mine" }];
  });
}

function plain(value: unknown): unknown {
  return typeof value === "string" ? value.trim() : value;
}

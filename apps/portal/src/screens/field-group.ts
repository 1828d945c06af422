type Declared = string | { readonly field: string };
type InGroup<Field extends Declared> = (Field extends string ? { field: Field } : Field) & { group: string };

/** Fields of a detail below a shared heading. */
export function fieldGroup<const Field extends Declared>(
  group: string,
  fields: readonly Field[],
): InGroup<Field>[] {
  const grouped: unknown = fields.map((field: Declared) =>
    typeof field === "string" ? { field, group } : { ...field, group },
  );
  return grouped as InGroup<Field>[];
}

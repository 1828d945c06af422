import type { ListEndpoint, LookupFilter } from "@portico/endpoints";

/** The fixed filters whose values are codes or ids, so that their labels are looked up. */
export function fixedFiltersWithLabels(
  names: readonly string[],
  { filters }: ListEndpoint,
): readonly { readonly name: string; readonly filter: LookupFilter }[] {
  return names.flatMap((name) => {
    const filter = Object.hasOwn(filters, name) ? filters[name] : undefined;
    return filter && "options" in filter && filter.optionValue !== "name" ? [{ name, filter }] : [];
  });
}

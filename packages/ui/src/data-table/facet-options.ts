/** A column with `columnFacetingFeature`. */
interface FacetedColumn {
  getFacetedUniqueValues: () => ReadonlyMap<unknown, number>;
}

/** The options of a select filter: the values of a column in the rows that the other filters leave, with counts. */
export function facetOptions(column: FacetedColumn): readonly { value: string; label: string }[] {
  return [...column.getFacetedUniqueValues()]
    .filter(([value]) => value !== null && value !== undefined && value !== "")
    .map(([value, count]) => ({ value: String(value), label: `${value} (${count})` }))
    .toSorted((a, b) => a.value.localeCompare(b.value));
}

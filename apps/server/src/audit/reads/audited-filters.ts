import { type Fields, type Filters, sensitivityOfFilter } from "@portico/contract";
import type { Sealing } from "../../sealing/sealing.ts";

/**
 * Filter values as the audit keeps them: a personal one as a keyed hash, so that equal searches can be told without
 * knowing for whom. Letter case does not matter, as it does not for the search.
 */
export function auditedFilters(
  { fields, filters }: { readonly fields: Fields; readonly filters: Filters },
  given: Readonly<Record<string, string>>,
  sealing: Pick<Sealing, "hash">,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const filter = Object.hasOwn(filters, name) ? filters[name] : undefined;
      const sensitivity = filter && sensitivityOfFilter(name, filter, fields);
      return [name, sensitivity ? sealing.hash(normalized(value), `audit.${sensitivity}`) : value];
    }),
  );
}

function normalized(value: string): string {
  return value.normalize("NFKC").trim().toLowerCase();
}

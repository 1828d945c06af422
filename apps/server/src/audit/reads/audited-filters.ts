import { type Fields, type Filters, type FilterValue, sensitivityOfFilter } from "@portico/contract";
import type { Encryption } from "../../encryption/encryption.ts";

/**
 * Filter values as the audit keeps them: a personal one as a keyed hash, so that equal searches can be told without
 * knowing for whom. Letter case does not matter, as it does not for the search.
 */
export function auditedFilters(
  { fields, filters }: { readonly fields: Fields; readonly filters: Filters },
  given: Readonly<Record<string, FilterValue>>,
  encryption: Pick<Encryption, "hash">,
): Readonly<Record<string, FilterValue>> {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const filter = Object.hasOwn(filters, name) ? filters[name] : undefined;
      const sensitivity = filter && sensitivityOfFilter(name, filter, fields);
      if (!sensitivity) return [name, value];
      const hash = (text: string) => encryption.hash(normalized(text), `audit.${sensitivity}`);
      return [name, typeof value === "string" ? hash(value) : value.map(hash)];
    }),
  );
}

function normalized(value: string): string {
  return value.normalize("NFKC").trim().toLowerCase();
}

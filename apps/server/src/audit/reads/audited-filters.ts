import { type Fields, type Filters, type FilterValue, sensitivityOfFilter } from "@portico/contract";
import type { Encryption } from "../../encryption/encryption.ts";

/**
 * Filter values as stored in the audit. Personal values become a keyed hash, so that equal searches can be recognized
 * without revealing the value. Ignores case, like the search.
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

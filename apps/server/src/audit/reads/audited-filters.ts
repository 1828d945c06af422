import {
  type Fields,
  type Filters,
  type FilterValue,
  searchParameter,
  sensitivityOfFilter,
  sensitivityOfSearch,
} from "@portico/contract";
import type { Encryption } from "../../encryption/encryption.ts";

/** The parts of an endpoint that decide which values are personal. */
interface AuditedList {
  readonly fields: Fields;
  readonly filters: Filters;
  readonly searchable?: readonly string[] | undefined;
}

/**
 * Filter values as stored in the audit. Personal values become a keyed hash, so that equal searches can be recognized
 * without revealing the value. Ignores case, like the search.
 */
export function auditedFilters(
  { fields, filters, searchable }: AuditedList,
  given: Readonly<Record<string, FilterValue>>,
  encryption: Pick<Encryption, "hash">,
): Readonly<Record<string, FilterValue>> {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const filter = Object.hasOwn(filters, name) ? filters[name] : undefined;
      const sensitivity = filter
        ? sensitivityOfFilter(name, filter, fields)
        : name === searchParameter && sensitivityOfSearch({ fields, searchable });
      if (!sensitivity) return [name, value];
      const hash = (text: string) => encryption.hash(normalized(text), `audit.${sensitivity}`);
      return [name, typeof value === "string" ? hash(value) : value.map(hash)];
    }),
  );
}

function normalized(value: string): string {
  return value.normalize("NFKC").trim().toLowerCase();
}

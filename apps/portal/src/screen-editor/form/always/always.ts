import { isWords, listOf, type Words, withWord, wordOf } from "../document.ts";
import { type FilterOffer, namesOfRaw } from "../filters/filter-offers.ts";

/** What a list is always narrowed by, as far as the form understands it. */
export interface AlwaysFilters {
  /** The values by name. */
  readonly values: Readonly<Record<string, string>>;
  /** Names that the list has no filter of, or whose value is no text; they are kept. */
  readonly odd: readonly string[];
}

/** Reads what a list is always narrowed by; undefined where something else than names and values stands. */
export function readAlways(document: Words, offers: readonly FilterOffer[]): AlwaysFilters | undefined {
  const said = wordOf(document, "permanentFilters") ?? {};
  if (!isWords(said)) return undefined;
  const known = offers.flatMap(({ names }) => names);
  const isUnderstood = ([name, value]: [string, unknown]): boolean =>
    known.includes(name) && typeof value === "string";
  const entries = Object.entries(said);
  return {
    values: Object.fromEntries(
      entries.flatMap((entry) => (isUnderstood(entry) ? [[entry[0], String(entry[1])]] : [])),
    ),
    odd: entries.filter((entry) => !isUnderstood(entry)).map(([name]) => name),
  };
}

/** The document with these values in place of all it understood before; the word goes with the last of them. */
export function withAlways(
  document: Words,
  values: Readonly<Record<string, string>>,
  odd: readonly string[],
): Words {
  const said = wordOf(document, "permanentFilters");
  const kept = isWords(said) ? Object.entries(said).filter(([name]) => odd.includes(name)) : [];
  const next = { ...Object.fromEntries(kept), ...values };
  return withWord(document, "permanentFilters", Object.keys(next).length === 0 ? undefined : next);
}

/** The document whose people are not offered these filters: what always holds cannot be filtered by as well. */
export function withoutShown(document: Words, names: readonly string[]): Words {
  const filters = listOf(document, "filters") ?? [];
  const rest = filters.filter((raw) => !namesOfRaw(raw)?.some((name) => names.includes(name)));
  return rest.length < filters.length ? withWord(document, "filters", rest) : document;
}

/** The filters to be entered: those in use and those that were opened, each after what its choices depend on. */
export function entriesOf(
  offers: readonly FilterOffer[],
  values: Readonly<Record<string, string>>,
  opened: readonly string[],
): readonly FilterOffer[] {
  const isEntered = ({ id, names }: FilterOffer) =>
    opened.includes(id) || names.some((name) => Object.hasOwn(values, name));
  return inDependence(offers.filter(isEntered));
}

/** A filter with those that narrow its choices, which are entered first. */
export function withDependencies(offer: FilterOffer, offers: readonly FilterOffer[]): readonly FilterOffer[] {
  const needed = new Set([offer]);
  // A set grows while it is walked: what a filter depends on can depend on others.
  for (const one of needed) {
    for (const other of offers)
      if (other.names.some((name) => one.dependsOn.includes(name))) needed.add(other);
  }
  return inDependence([...needed]);
}

function inDependence(offers: readonly FilterOffer[]): readonly FilterOffer[] {
  const depth = ({ dependsOn }: FilterOffer) => dependsOn.length;
  return offers.toSorted((a, b) => depth(a) - depth(b));
}

import { contract } from "@portico/contract";
import type { ScreenImpact } from "@portico/contract/features/screens/screens.schemas";
import { type ListScreen, type Reference, references } from "@portico/portal-config";

type Personal = ScreenImpact["sensitive"][number];

/** A field that a screen shows, and its path in the document. */
interface ShownField extends Omit<Personal, "kind"> {
  readonly endpoint: string;
  /** Why it is personal, if it is. */
  readonly kind: Personal["kind"] | undefined;
}

/** The personal fields that a screen newly shows unmasked. */
export function newlyPersonal(before: ListScreen | undefined, after: ListScreen): Personal[] {
  const known = new Set(before ? shownBy(before).map(keyOf) : []);
  return shownBy(after).flatMap((shown) => {
    const { path, field, label, kind } = shown;
    if (kind === undefined || known.has(keyOf(shown))) return [];
    known.add(keyOf(shown));
    return [{ path, field, label, kind }];
  });
}

function keyOf({ endpoint, field }: ShownField): string {
  return `${endpoint} ${field}`;
}

/** Keywords that show a field; the first that shows it counts. */
const shows = [
  /^columns\[\d+\](\.field)?$/,
  /^variants\[\d+\]\.columns\[\d+\](\.field)?$/,
  /^rowName$/,
  /^(actions|rowActions)\[\d+\]\.field$/,
  /^detail\.fields\b/,
  /^detail\.titleField$/,
  /^detail\.personFields\b/,
  /^detail\.tables\b/,
];

function shownBy(screen: ListScreen): ShownField[] {
  const endpoints = { list: screen.endpoints.list, detail: screen.detail?.endpoint ?? "" };
  const named = references(screen);
  return shows.flatMap((keyword) =>
    named.filter(({ path }) => keyword.test(path)).flatMap((reference) => shownAs(reference, endpoints)),
  );
}

/** A field that a keyword shows, or those of a table. */
function shownAs(
  { path, names, of, name, owner }: Reference,
  endpoints: Readonly<Record<"list" | "detail", string>>,
): ShownField[] {
  if (owner.masked || (of !== "list" && of !== "detail")) return [];
  const endpoint = endpoints[of];
  const definition = contract.find(endpoint)?.fields?.[name];
  if (names === "field" && definition) {
    const label = typeof owner.header === "string" ? owner.header : definition.label;
    return [{ endpoint, path, field: name, label, kind: definition.sensitive }];
  }
  const hidden: readonly unknown[] = Array.isArray(owner.hide) ? owner.hide : [];
  return Object.entries((names === "rowsField" && definition?.rows) || {})
    .filter(([field]) => !hidden.includes(field))
    .map(([field, { label, sensitive }]) => ({
      endpoint: `${endpoint} ${name}`,
      path: path.replace(/\.field$/, ""),
      field,
      label,
      kind: sensitive,
    }));
}

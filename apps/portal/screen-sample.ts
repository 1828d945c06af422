import { type Endpoint, endpoints } from "@portico/contract";
import { type ListScreen, resolveColumn, resolveFilter } from "@portico/portal-config";

const known: Readonly<Record<string, Endpoint>> = endpoints;

/** Returns screens that together have every kind of part that any of the screens has. */
export function sampleScreens(screens: readonly ListScreen[]): ListScreen[] {
  const covered = new Set<string>();
  return screens
    .map((screen) => ({ screen, kinds: kindsOf(screen) }))
    .toSorted((a, b) => b.kinds.size - a.kinds.size || (a.screen.id < b.screen.id ? -1 : 1))
    .flatMap(({ screen, kinds }) => {
      if ([...kinds].every((kind) => covered.has(kind))) return [];
      for (const kind of kinds) covered.add(kind);
      return [screen];
    });
}

/** Returns the kinds of parts that a screen has, such as `filter: dateRange`. */
export function kindsOf(screen: ListScreen): Set<string> {
  const { actions = [], rowActions = [], selection, detail, header = [], footer = [], variants } = screen;
  return new Set([
    `selection: ${selection?.mode ?? "none"}`,
    ...filterKinds(screen).map((kind) => `filter: ${kind}`),
    ...columnKinds(screen).map((kind) => `column: ${kind}`),
    ...actions.map(({ kind }) => `action: ${kind}`),
    ...rowActions.map(({ kind }) => `row action: ${kind}`),
    ...header.map(({ kind }) => `header: ${kind}`),
    ...(footer.length > 0 ? ["footer"] : []),
    ...(variants ? ["variants"] : []),
    ...(detail ? [`detail: ${detail.as ?? "dialog"}`] : []),
    ...Object.keys(detail ?? {}).map((key) => `detail with ${key}`),
  ]);
}

function filterKinds({ filters, endpoints: { list } }: ListScreen): string[] {
  const endpoint = known[list];
  if (endpoint?.kind !== "list") return [];
  return filters.flatMap((declared) => {
    const filter = resolveFilter(declared, endpoint);
    if (!filter) return [];
    return filter.kind === "single" ? filter.filter.kind : filter.kind;
  });
}

function columnKinds({ columns, variants = [], endpoints: { list } }: ListScreen): string[] {
  const endpoint = known[list];
  if (endpoint?.kind !== "list") return [];
  return [...columns, ...variants.flatMap((variant) => variant.columns)].flatMap((declared) => {
    const column = resolveColumn(declared, endpoint.fields);
    if (!column) return [];
    const { format, special, isMasked, tones, truncate } = column;
    return [
      special ? Object.keys(special).toSorted().join(" ") : format,
      ...(isMasked ? ["masked"] : []),
      ...(tones ? ["with tones"] : []),
      ...(truncate ? ["truncated"] : []),
    ];
  });
}

import type { ListScreen, ScreenColumn } from "../list-screen.ts";
import { type Checked, type Placed, placed } from "./checked.ts";

/** Holds a screen that may name no part of the portal's own code to that. */
export function checkUsesNoCustomParts({ screen, problems }: Checked) {
  for (const [path, name] of customPartsIn(screen))
    problems.add(path, `\`${name}\` is code of the portal's own, and this screen may use none.`, name);
}

/** The parts of the portal's own code that a screen names, each with its path. */
function customPartsIn(screen: ListScreen): Placed<string>[] {
  const kinds: Placed<{ kind: string; name?: string }>[] = [
    ...placed("filters", screen.filters).flatMap(([path, said]): Placed<{ kind: string; name?: string }>[] =>
      typeof said === "object" && "kind" in said ? [[path, said]] : [],
    ),
    ...placed("actions", screen.actions),
    ...placed("rowActions", screen.rowActions),
    ...placed("header", screen.header),
  ];
  const columns = [
    ...placed("columns", screen.columns),
    ...placed("variants", screen.variants).flatMap(([path, { columns: more }]) =>
      placed(`${path}.columns`, more),
    ),
    ...placed("detail.fields", screen.detail?.fields),
  ];
  return [
    ...kinds.flatMap(([path, { kind, name = kind }]): Placed<string>[] =>
      kind === "custom" ? [[`${path}.name`, name]] : [],
    ),
    ...columns.flatMap(([path, column]): Placed<string>[] => {
      const name = formatOf(column);
      return name === undefined ? [] : [[`${path}.format.name`, name]];
    }),
  ];
}

function formatOf(column: ScreenColumn): string | undefined {
  const format = typeof column === "string" ? undefined : column.format;
  return typeof format === "object" && format.name !== "link" ? format.name : undefined;
}

import type { ListScreen, ScreenColumn } from "../list-screen.ts";
import { type Checked, type WithPath, withPaths } from "./checked.ts";

/** Checks that a screen uses none of the portal's built-in parts. */
export function checkUsesNoCustomParts({ screen, problems }: Checked) {
  for (const [path, name] of customPartsIn(screen))
    problems.add(path, `\`${name}\` is built into the portal, and custom screens can't use it.`, name);
}

/** The built-in parts that a screen uses, each with its path. */
function customPartsIn(screen: ListScreen): WithPath<string>[] {
  const kinds: WithPath<{ kind: string; name?: string }>[] = [
    ...withPaths("filters", screen.filters).flatMap(
      ([path, value]): WithPath<{ kind: string; name?: string }>[] =>
        typeof value === "object" && "kind" in value ? [[path, value]] : [],
    ),
    ...withPaths("actions", screen.actions),
    ...withPaths("rowActions", screen.rowActions),
    ...withPaths("header", screen.header),
  ];
  const columns = [
    ...withPaths("columns", screen.columns),
    ...withPaths("variants", screen.variants).flatMap(([path, { columns: more }]) =>
      withPaths(`${path}.columns`, more),
    ),
    ...withPaths("detail.fields", screen.detail?.fields),
  ];
  const { aside } = screen;
  return [
    ...(aside === undefined ? [] : [["aside", aside] as const]),
    ...kinds.flatMap(([path, { kind, name = kind }]): WithPath<string>[] =>
      kind === "custom" ? [[`${path}.name`, name]] : [],
    ),
    ...columns.flatMap(([path, column]): WithPath<string>[] => {
      const name = formatOf(column);
      return name === undefined ? [] : [[`${path}.format.name`, name]];
    }),
  ];
}

function formatOf(column: ScreenColumn): string | undefined {
  const format = typeof column === "string" ? undefined : column.format;
  return typeof format === "object" && format.name !== "link" ? format.name : undefined;
}

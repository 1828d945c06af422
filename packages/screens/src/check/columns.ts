import type { Fields } from "@portico/endpoints";
import { isShownInPart, waysToWrite } from "../column-formats.ts";
import type { ScreenColumn } from "../list-screen.ts";
import { type Checked, type WithPath, withPaths } from "./checked.ts";
import type { ProblemList } from "./problem-list.ts";

/** Checks the columns of a screen and its variants, and that no field is sorted by twice. */
export function checkListColumns({ screen, list, problems }: Checked) {
  if (!list) return;
  const { fields } = list;
  const own = named(withPaths("columns", screen.columns));
  checkColumns("columns", screen.columns, fields, problems);
  problems.addDuplicates(own);
  problems.addDuplicates(withPaths("variants", screen.variants).map(([path, { id }]) => [path, id]));
  screen.variants?.forEach(({ columns }, index) => {
    const path = `variants[${index}].columns`;
    checkColumns(path, columns, fields, problems);
    problems.addDuplicates(
      named(withPaths(path, columns)),
      own.map(([, name]) => name),
    );
  });
  problems.addDuplicates(withPaths("sort", screen.sort).map(([path, key]) => [path, key.replace(/^-/, "")]));
}

/** Checks the formats of columns, or of the fields of a detail. */
export function checkColumns(
  path: string,
  columns: readonly ScreenColumn[],
  fields: Fields,
  problems: ProblemList,
) {
  for (const [at, column] of withPaths(path, columns)) {
    if (typeof column === "object" && Object.hasOwn(fields, column.field))
      checkFormat(at, column, fields, problems);
  }
}

function checkFormat(
  path: string,
  { field: name, format, tones }: Exclude<ScreenColumn, string>,
  fields: Fields,
  problems: ProblemList,
) {
  const field = fields[name] ?? { label: name };
  const own = field.format ?? "text";
  const ways = waysToWrite(field);
  if (typeof format === "string" && !ways.some((way) => way === format))
    problems.unknown(`${path}.format`, format, `a format for \`${name}\`, which is ${own}`, ways);
  if (typeof format === "object" && format.name !== "link" && isShownInPart(field)) {
    const text = `\`${name}\` is partly masked. Its format can't be changed.`;
    problems.add(`${path}.format.name`, text, format.name);
  }
  if (tones !== undefined && (format ?? own) !== "status")
    problems.add(
      `${path}.tones`,
      `applies to statuses, and \`${name}\` is not one. Set \`format: "status"\`.`,
    );
}

/** The fields of columns, each with its path. */
export function named(columns: readonly WithPath<ScreenColumn>[]): WithPath<string>[] {
  return columns.map(([path, column]) => [path, typeof column === "string" ? column : column.field]);
}

import type { Fields } from "@portico/contract";
import { isShownInPart, waysToWrite } from "../column-formats.ts";
import type { ScreenColumn } from "../list-screen.ts";
import { type Checked, type WithPath, withPaths } from "./checked.ts";
import { expectAddressField, expectField } from "./fields.ts";
import { checkLink } from "./links.ts";
import type { ProblemList } from "./problem-list.ts";

/** Checks the columns of a screen and its variants, the fields for row ids and names, and the sort order. */
export function checkListColumns({ screen, list, ofList, problems }: Checked) {
  if (!list) return;
  const { fields } = list;
  const own = named(withPaths("columns", screen.columns));
  checkColumns("columns", screen.columns, fields, ofList, problems);
  problems.addDuplicates(own);
  problems.addDuplicates(withPaths("variants", screen.variants).map(([path, { id }]) => [path, id]));
  screen.variants?.forEach(({ columns }, index) => {
    const path = `variants[${index}].columns`;
    checkColumns(path, columns, fields, ofList, problems);
    problems.addDuplicates(
      named(withPaths(path, columns)),
      own.map(([, name]) => name),
    );
  });
  if (screen.rowId !== undefined) expectAddressField("rowId", screen.rowId, fields, ofList, problems);
  if (screen.rowName !== undefined) expectField("rowName", screen.rowName, fields, ofList, problems);
  checkSort({ screen, list, ofList, problems });
}

function checkSort({ screen, list, ofList, problems }: Checked) {
  const fields = list?.fields ?? {};
  const sortable = Object.keys(fields).filter((name) => fields[name]?.sortable);
  const sorted = withPaths("sort", screen.sort).map(([path, key]) => [path, key.replace(/^-/, "")] as const);
  for (const [path, name] of sorted) {
    if (!sortable.includes(name)) problems.unknown(path, name, `a field to sort by ${ofList}`, sortable);
  }
  problems.addDuplicates(sorted);
}

/** Checks the fields of columns, or of a detail, and their formats. */
export function checkColumns(
  path: string,
  columns: readonly ScreenColumn[],
  fields: Fields,
  of: string,
  problems: ProblemList,
) {
  for (const [at, column] of withPaths(path, columns)) {
    if (typeof column === "string") expectField(at, column, fields, of, problems);
    else if (expectField(`${at}.field`, column.field, fields, of, problems))
      checkFormat(at, column, fields, of, problems);
  }
}

function checkFormat(
  path: string,
  { field: name, format, tones }: Exclude<ScreenColumn, string>,
  fields: Fields,
  of: string,
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
  if (typeof format === "object" && format.name === "link")
    checkLink(`${path}.format.to`, format.to, fields, of, problems);
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

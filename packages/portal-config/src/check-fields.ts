import type { Endpoint, Fields } from "@portico/contract";
import { canBeWritten } from "./column-formats.ts";
import type { ListScreen, ScreenColumn, ScreenDetail } from "./list-screen.ts";
import type { ProblemList } from "./screen-problem.ts";

/** A contract by its ids. */
export type Contract = Readonly<Record<string, Endpoint>>;

/** Holds columns against the fields they name. */
export function checkColumns(
  path: string,
  columns: readonly ScreenColumn[],
  fields: Fields,
  of: string,
  problems: ProblemList,
) {
  const single = Object.keys(fields).filter((name) => !fields[name]?.rows);
  columns.forEach((column, index) => {
    const { field: name, format } =
      typeof column === "string" ? { field: column, format: undefined } : column;
    const at = typeof column === "string" ? `${path}[${index}]` : `${path}[${index}].field`;
    if (!single.includes(name)) problems.unknown(at, name, `a field ${of}`, single);
    else if (format && !canBeWritten(fields[name]?.format, format)) {
      problems.add(`${path}[${index}].format`, `\`${name}\` cannot be written as ${format}.`);
    }
  });
}

/** Holds a detail against the call that fills it. */
export function checkDetail({ detail }: ListScreen, contract: Contract, problems: ProblemList) {
  if (!detail) return;
  const fields = detailFields(contract, detail.endpoint);
  if (fields) checkDetailFields(detail, fields, problems);
  else {
    const allowed = Object.keys(contract).filter((id) => detailFields(contract, id));
    problems.unknown(
      "detail.endpoint",
      detail.endpoint,
      "a call that answers the fields of one row",
      allowed,
    );
  }
}

/** The fields of a call that answers one row by its id; undefined for any other. */
function detailFields(contract: Contract, id: string): Fields | undefined {
  const endpoint = Object.hasOwn(contract, id) ? contract[id] : undefined;
  if (endpoint?.kind !== "call" || endpoint.method !== "GET" || !endpoint.path.includes(":id"))
    return undefined;
  return endpoint.fields;
}

function checkDetailFields(detail: ScreenDetail, fields: Fields, problems: ProblemList) {
  const of = `of \`${detail.endpoint}\``;
  checkColumns("detail.fields", detail.fields, fields, of, problems);
  problems.noRepeats("detail.fields", detail.fields.map(fieldName));
  problems.noRepeats("detail.tables", detail.tables?.map(({ field }) => field) ?? []);
  detail.tables?.forEach(({ field, hide = [] }, index) => {
    const rows = Object.hasOwn(fields, field) ? fields[field]?.rows : undefined;
    if (!rows) {
      const allowed = Object.keys(fields).filter((name) => fields[name]?.rows);
      problems.unknown(`detail.tables[${index}].field`, field, `a field that holds rows ${of}`, allowed);
      return;
    }
    problems.noRepeats(`detail.tables[${index}].hide`, hide);
    hide.forEach((name, position) => {
      if (!Object.hasOwn(rows, name)) {
        problems.unknown(
          `detail.tables[${index}].hide[${position}]`,
          name,
          `a field of \`${field}\``,
          Object.keys(rows),
        );
      }
    });
  });
}

/** The field a column shows. */
export function fieldName(column: ScreenColumn): string {
  return typeof column === "string" ? column : column.field;
}

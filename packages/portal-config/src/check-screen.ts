import { type Endpoint, endpoints, type Fields, type ListEndpoint, parseAccess } from "@portico/contract";
import { columnsOf } from "./columns.ts";
import type { ListScreen, ScreenColumn, ScreenDetail } from "./list-screen.ts";
import { listScreenSchema } from "./list-screen-schema.ts";
import { ProblemList, type ScreenProblem } from "./screen-problem.ts";

/**
 * Holds a document against the language and the contract.
 * @returns what is wrong, in the document's order; an empty list where it can be shown
 */
export function checkScreen(
  document: unknown,
  contract: Readonly<Record<string, Endpoint>> = endpoints,
): readonly ScreenProblem[] {
  const problems = new ProblemList();
  const parsed = listScreenSchema.safeParse(document);
  if (!parsed.success) {
    problems.addIssues(parsed.error.issues, document);
    return problems.found;
  }
  const screen = parsed.data;
  checkAccess(screen.access, problems);
  checkPageSizes(screen, problems);
  const endpoint = Object.hasOwn(contract, screen.endpoints.list)
    ? contract[screen.endpoints.list]
    : undefined;
  if (endpoint?.kind === "list") checkList(screen, endpoint, problems);
  else
    problems.unknown(
      "endpoints.list",
      screen.endpoints.list,
      "a list of the contract",
      idsOfKind(contract, "list"),
    );
  checkDetail(screen, contract, problems);
  return problems.found;
}

function checkAccess(access: string, problems: ProblemList) {
  try {
    parseAccess(access);
  } catch (error) {
    problems.add("access", error instanceof Error ? error.message : String(error));
  }
}

function checkPageSizes({ pageSizes = [] }: ListScreen, problems: ProblemList) {
  problems.noRepeats("pageSizes", pageSizes.map(String));
}

function checkList(screen: ListScreen, endpoint: ListEndpoint, problems: ProblemList) {
  const { fields, filters } = endpoint;
  const of = `of \`${screen.endpoints.list}\``;
  checkColumns("columns", screen.columns, fields, of, problems);
  screen.variants?.forEach(({ columns, id }, index) => {
    checkColumns(`variants[${index}].columns`, columns, fields, of, problems);
    problems.noRepeats(`variants[${index}].columns`, columnsOf(screen, id).map(fieldName));
  });
  problems.noRepeats("variants", screen.variants?.map(({ id }) => id) ?? []);
  if (!screen.variants) problems.noRepeats("columns", screen.columns.map(fieldName));

  const filterNames = screen.filters.map((said) => (typeof said === "string" ? said : said.filter));
  filterNames.forEach((name, index) => {
    if (!Object.hasOwn(filters, name))
      problems.unknown(`filters[${index}]`, name, `a filter ${of}`, Object.keys(filters));
  });
  problems.noRepeats("filters", filterNames);

  const sortable = Object.keys(fields).filter((name) => fields[name]?.sortable);
  screen.sort?.forEach((key, index) => {
    const name = key.replace(/^-/, "");
    if (!sortable.includes(name))
      problems.unknown(`sort[${index}]`, name, `a field to sort by ${of}`, sortable);
  });
}

function checkColumns(
  path: string,
  columns: readonly ScreenColumn[],
  fields: Fields,
  of: string,
  problems: ProblemList,
) {
  columns.forEach((column, index) => {
    const at = typeof column === "string" ? `${path}[${index}]` : `${path}[${index}].field`;
    if (!Object.hasOwn(fields, fieldName(column))) {
      problems.unknown(at, fieldName(column), `a field ${of}`, Object.keys(fields));
    }
  });
}

function checkDetail(
  { detail, rowActions }: ListScreen,
  contract: Readonly<Record<string, Endpoint>>,
  problems: ProblemList,
) {
  rowActions?.forEach(({ kind }, index) => {
    if (kind === "detail" && !detail)
      problems.add(`rowActions[${index}]`, "opens a detail, and the screen declares none.");
  });
  if (!detail) return;
  const endpoint = Object.hasOwn(contract, detail.endpoint) ? contract[detail.endpoint] : undefined;
  const fields = endpoint?.kind === "call" && endpoint.method === "GET" ? endpoint.fields : undefined;
  if (fields) checkDetailFields(detail, fields, problems);
  else {
    problems.unknown(
      "detail.endpoint",
      detail.endpoint,
      "a call that answers fields",
      idsOfKind(contract, "call"),
    );
  }
}

function checkDetailFields(detail: ScreenDetail, fields: Fields, problems: ProblemList) {
  const of = `of \`${detail.endpoint}\``;
  checkColumns("detail.fields", detail.fields, fields, of, problems);
  detail.tables?.forEach(({ field, hide = [] }, index) => {
    const rows = Object.hasOwn(fields, field) ? fields[field]?.rows : undefined;
    if (!rows) {
      const allowed = Object.keys(fields).filter((name) => fields[name]?.rows);
      problems.unknown(`detail.tables[${index}].field`, field, `a field that holds rows ${of}`, allowed);
      return;
    }
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

function fieldName(column: ScreenColumn): string {
  return typeof column === "string" ? column : column.field;
}

function idsOfKind(contract: Readonly<Record<string, Endpoint>>, kind: Endpoint["kind"]): string[] {
  return Object.keys(contract).filter((id) => contract[id]?.kind === kind);
}

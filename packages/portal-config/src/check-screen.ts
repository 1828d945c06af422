import {
  type Endpoint,
  endpoints,
  type ListEndpoint,
  parseAccess,
  presetClaims,
  roles,
} from "@portico/contract";
import { distance } from "fastest-levenshtein";
import { type Contract, checkColumns, checkDetail, fieldName } from "./check-fields.ts";
import { columnsOf } from "./columns.ts";
import type { ListScreen } from "./list-screen.ts";
import { listScreenSchema } from "./list-screen-schema.ts";
import { ProblemList, type ScreenProblem } from "./screen-problem.ts";

/** Paths below /portal/ that are not free for screens. */
const reservedPaths = ["error", "customer", "dashboard", "application", "marketing", "myaccount"];
/** So many letters apart is a slip, not another name. */
const slip = 2;

/**
 * Holds a document against the language and the contract.
 * @returns what is wrong, in the document's order; an empty list where it can be shown
 */
export function checkScreen(document: unknown, contract: Contract = endpoints): readonly ScreenProblem[] {
  const problems = new ProblemList();
  const parsed = listScreenSchema.safeParse(document);
  if (!parsed.success) {
    problems.addIssues(parsed.error.issues, document);
    return problems.found;
  }
  const screen = parsed.data;
  checkAccess(screen.access, problems);
  checkPath(screen.path, problems);
  problems.noRepeats("pageSizes", screen.pageSizes?.map(String) ?? []);
  checkActions(screen, problems);
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
    const requirement = parseAccess(access);
    if (requirement.kind === "rights")
      for (const name of requirement.groups.flat()) checkRight(name, problems);
  } catch (error) {
    problems.add("access", error instanceof Error ? error.message : String(error));
  }
}

/** Claims of any name can be given; one that is almost a known name is a slip. */
function checkRight(name: string, problems: ProblemList) {
  const known = [...roles, ...presetClaims];
  if (known.some((right) => right.toLowerCase() === name)) return;
  const almost = known.find((right) => distance(right.toLowerCase(), name) <= slip);
  if (almost !== undefined) problems.unknown("access", name, "a role or claim", known);
}

function checkPath(path: string, problems: ProblemList) {
  if (reservedPaths.includes(path)) problems.add("path", `\`${path}\` is a page of the portal's own.`);
}

function checkActions({ actions = [], rowActions = [], detail }: ListScreen, problems: ProblemList) {
  problems.noRepeats(
    "actions",
    actions.map(({ id }) => id),
  );
  problems.noRepeats(
    "rowActions",
    rowActions.map(({ id }) => id),
  );
  actions.forEach(({ formats }, index) => {
    problems.noRepeats(`actions[${index}].formats`, formats);
  });
  rowActions.forEach(({ kind }, index) => {
    if (kind === "detail" && !detail)
      problems.add(`rowActions[${index}]`, "opens a detail, and the screen declares none.");
  });
  if (detail && !rowActions.some(({ kind }) => kind === "detail")) {
    problems.add("detail", "is opened by nothing; give the screen a row action of the kind `detail`.");
  }
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
  const sorted = screen.sort?.map((key) => key.replace(/^-/, "")) ?? [];
  sorted.forEach((name, index) => {
    if (!sortable.includes(name))
      problems.unknown(`sort[${index}]`, name, `a field to sort by ${of}`, sortable);
  });
  problems.noRepeats("sort", sorted);
}

function idsOfKind(contract: Contract, kind: Endpoint["kind"]): string[] {
  return Object.keys(contract).filter((id) => contract[id]?.kind === kind);
}

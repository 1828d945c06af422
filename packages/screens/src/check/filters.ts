import type { Filter, Filters, ListEndpoint } from "@portico/endpoints";
import { acceptsSeveralValues, fieldOfFilter } from "@portico/endpoints";
import { listQuerySchema } from "@portico/endpoints/schemas";
import type { ScreenFilter } from "../list-screen.ts";
import { type Checked, type WithPath, withPaths } from "./checked.ts";

/** Checks the filters and fixed filters of a screen against the list's. */
export function checkFilters(checked: Checked) {
  const { screen, list, problems } = checked;
  const named = withPaths("filters", screen.filters).flatMap(([path, filter]) => namesIn(path, filter));
  const permanent = Object.keys(screen.permanentFilters ?? {}).map(
    (name): WithPath<string> => [`permanentFilters.${name}`, name],
  );
  problems.addDuplicates([...named, ...permanent]);
  if (!list) return;
  for (const [path, filter] of withPaths("filters", screen.filters)) {
    if (typeof filter === "object" && "from" in filter) checkRange(path, filter, list.filters, checked);
  }
  checkPermanent(list, checked);
}

function namesIn(path: string, filter: ScreenFilter): WithPath<string>[] {
  if (typeof filter === "string") return [[path, filter]];
  if ("filters" in filter) return withPaths(`${path}.filters`, filter.filters);
  if ("from" in filter)
    return [
      [`${path}.from`, filter.from],
      [`${path}.to`, filter.to],
    ];
  return [[`${path}.filter`, filter.filter]];
}

function checkRange(
  path: string,
  filter: Extract<ScreenFilter, { from: string }>,
  filters: Filters,
  { problems }: Checked,
) {
  const kind = filter.kind === "dateRange" ? "date" : "number";
  for (const end of ["from", "to"] as const) {
    const name = filter[end];
    const isBound = (filter: Filter | undefined) => filter?.kind === kind && filter.compare === end;
    if (!Object.hasOwn(filters, name) || isBound(filters[name])) continue;
    const allowed = Object.keys(filters).filter((one) => isBound(filters[one]));
    problems.unknown(
      `${path}.${end}`,
      name,
      `a ${kind} filter for the ${end === "from" ? "lower" : "upper"} bound`,
      allowed,
    );
    return;
  }
  const [from, to] = [filters[filter.from], filters[filter.to]];
  if (from && to && fieldOfFilter(filter.from, from) !== fieldOfFilter(filter.to, to))
    problems.add(path, `\`${filter.from}\` and \`${filter.to}\` filter different fields.`);
}

/** Fixed filters may be personal: they are sent to the server and never appear in the page's URL. */
function checkPermanent(list: ListEndpoint, checked: Checked) {
  for (const [name, value] of Object.entries(checked.screen.permanentFilters ?? {})) {
    const path = `permanentFilters.${name}`;
    if (!Object.hasOwn(list.filters, name)) continue;
    if (typeof value === "string") checkValue(path, name, value, { list, checked });
    else checkValues(path, name, value, { list, checked });
  }
}

interface FixedFilterCheck {
  readonly list: ListEndpoint;
  readonly checked: Checked;
}

function checkValues(path: string, name: string, values: readonly string[], check: FixedFilterCheck) {
  const { problems } = check.checked;
  const filter = check.list.filters[name];
  if (!filter || !acceptsSeveralValues(filter)) {
    problems.add(path, `\`${name}\` takes only one value.`, values.join(", "));
    return;
  }
  const withPath = withPaths(path, values);
  problems.addDuplicates(withPath);
  for (const [at, value] of withPath) checkValue(at, name, value, check);
}

function checkValue(path: string, name: string, value: string, { list, checked }: FixedFilterCheck) {
  const { problems } = checked;
  const { error } = listQuerySchema(list).safeParse({ [name]: value });
  const [issue] = error?.issues ?? [];
  if (!issue) return;
  const filter = list.filters[name];
  if (filter?.kind === "choice") problems.unknown(path, value, `a value of \`${name}\``, filter.values);
  else problems.add(path, `\`${value}\` is not a value of \`${name}\`. ${issue.message}`, value);
}

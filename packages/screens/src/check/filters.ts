import type { Filter, Filters, ListEndpoint } from "@portico/endpoints";
import { acceptsSeveralValues, fieldOfFilter } from "@portico/endpoints";
import { listQuerySchema } from "@portico/endpoints/schemas";
import type { ListScreen, ScreenFilter } from "../list-screen.ts";
import { type Checked, type WithPath, withPaths } from "./checked.ts";

/** Checks the filters, fixed filters and views of a screen against the list's. */
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
  checkFixed("permanentFilters", screen.permanentFilters, { list, checked });
  const offered = named.map(([, name]) => name);
  for (const [path, { filters }] of withPaths("views", screen.views ?? [])) {
    checkFixed(`${path}.filters`, filters, { list, checked });
    for (const name of Object.keys(filters))
      if (Object.hasOwn(list.filters, name) && !offered.includes(name))
        problems.unknown(`${path}.filters.${name}`, name, "a filter of this screen", offered);
  }
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
function checkFixed(path: string, filters: ListScreen["permanentFilters"] = {}, check: FixedFilterCheck) {
  for (const [name, value] of Object.entries(filters)) {
    const at = `${path}.${name}`;
    if (!Object.hasOwn(check.list.filters, name)) continue;
    if (typeof value === "string") checkValue(at, name, value, check);
    else checkValues(at, name, value, check);
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

import type { Filter, Filters, ListEndpoint } from "@portico/contract";
import { fieldOfFilter } from "@portico/contract";
import { listQuerySchema } from "@portico/contract/schemas";
import type { ScreenFilter } from "../list-screen.ts";
import { type Checked, type WithPath, withPaths } from "./checked.ts";

/** Holds the filters shown and the ones that always hold against the list's. */
export function checkFilters(checked: Checked) {
  const { screen, list, problems } = checked;
  const named = withPaths("filters", screen.filters).flatMap(([path, said]) => namesIn(path, said));
  const permanent = Object.keys(screen.permanentFilters ?? {}).map(
    (name): WithPath<string> => [`permanentFilters.${name}`, name],
  );
  problems.noRepeats([...named, ...permanent]);
  if (!list) return;
  for (const [path, name] of named) expectFilter(path, name, list.filters, checked);
  for (const [path, said] of withPaths("filters", screen.filters)) {
    if (typeof said === "object" && "from" in said) checkRange(path, said, list.filters, checked);
  }
  checkPermanent(list, checked);
}

function namesIn(path: string, said: ScreenFilter): WithPath<string>[] {
  if (typeof said === "string") return [[path, said]];
  if ("filters" in said) return withPaths(`${path}.filters`, said.filters);
  if ("from" in said)
    return [
      [`${path}.from`, said.from],
      [`${path}.to`, said.to],
    ];
  return [[`${path}.filter`, said.filter]];
}

function expectFilter(path: string, name: string, filters: Filters, { ofList, problems }: Checked): boolean {
  if (Object.hasOwn(filters, name)) return true;
  problems.unknown(path, name, `a filter ${ofList}`, Object.keys(filters));
  return false;
}

function checkRange(
  path: string,
  said: Extract<ScreenFilter, { from: string }>,
  filters: Filters,
  { problems }: Checked,
) {
  const kind = said.kind === "dateRange" ? "date" : "number";
  for (const end of ["from", "to"] as const) {
    const name = said[end];
    const isBound = (filter: Filter | undefined) => filter?.kind === kind && filter.compare === end;
    if (!Object.hasOwn(filters, name) || isBound(filters[name])) continue;
    const allowed = Object.keys(filters).filter((one) => isBound(filters[one]));
    problems.unknown(`${path}.${end}`, name, `a filter on a ${kind} that looks ${end} it on`, allowed);
    return;
  }
  const [from, to] = [filters[said.from], filters[said.to]];
  if (from && to && fieldOfFilter(said.from, from) !== fieldOfFilter(said.to, to))
    problems.add(path, `\`${said.from}\` and \`${said.to}\` look at different fields.`);
}

/** Personal values may hold always: they are sent to the server, never written into the page's address. */
function checkPermanent(list: ListEndpoint, checked: Checked) {
  const { screen, problems } = checked;
  for (const [name, value] of Object.entries(screen.permanentFilters ?? {})) {
    const path = `permanentFilters.${name}`;
    if (!expectFilter(path, name, list.filters, checked)) continue;
    const { error } = listQuerySchema(list).safeParse({ [name]: value });
    const [issue] = error?.issues ?? [];
    if (!issue) continue;
    const filter = list.filters[name];
    if (filter?.kind === "choice") problems.unknown(path, value, `a value of \`${name}\``, filter.values);
    else problems.add(path, `\`${value}\` is not a value of \`${name}\`. ${issue.message}`, value);
  }
}

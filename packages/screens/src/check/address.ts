import { sensitivityOfFilter } from "@portico/endpoints";
import { filterNames } from "../filters.ts";
import { parametersOf } from "./calls.ts";
import { type Checked, withPaths } from "./checked.ts";

/** Checks a screen's paths against existing pages, and their parameters against the list's filters. */
export function checkAddress({ screen, list, registry, problems }: Checked) {
  const parameters = parametersOf(screen.path);
  if (registry.reservedPaths.includes(screen.path))
    problems.add("path", `\`${screen.path}\` is one of the portal's own pages.`, screen.path);
  problems.addDuplicates(parameters.map((name) => ["path", name]));
  if (parameters.length > 0 && screen.navigation)
    problems.add("navigation", `\`${screen.path}\` has a parameter, so it can't be in the sidebar.`);
  const taken = [
    ...withPaths("filters", screen.filters).flatMap(([, filter]) => filterNames(filter)),
    ...Object.keys(screen.permanentFilters ?? {}),
  ];
  for (const name of parameters) {
    if (taken.includes(name))
      problems.add("path", `\`${name}\` is a parameter of the path, so it can't also be a filter.`, name);
    if (!list) continue;
    const { filters, fields } = list;
    const allowed = Object.keys(filters).filter((one) => {
      const filter = filters[one];
      return filter !== undefined && sensitivityOfFilter(one, filter, fields) === undefined;
    });
    const filter = Object.hasOwn(filters, name) ? filters[name] : undefined;
    if (!filter) problems.unknown("path", name, `a filter of \`${screen.endpoints.list}\``, allowed);
    else if (!allowed.includes(name))
      problems.unknown("path", name, "allowed in a URL, because its values are personal data", allowed);
  }
}

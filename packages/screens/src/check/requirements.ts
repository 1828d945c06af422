import { type Endpoint, readAccess } from "@portico/endpoints";
import type * as z from "zod";
import type { requires } from "../language/requires-schema.ts";
import type { ListScreen } from "../list-screen.ts";
import { type Reference, references } from "../references/references.ts";
import type { ScreenRegistry } from "../screen-registry.ts";
import { checkName, knownRights } from "./access.ts";
import { type Checked, withPaths } from "./checked.ts";
import { nearestOf } from "./nearest.ts";
import type { ProblemList } from "./problem-list.ts";
import { callsOf } from "./screen-calls.ts";

/** The calls and rights that a screen depends on, as in an exported file. */
export type ScreenRequirements = z.infer<typeof requires>;

/** What names a field. */
const fieldNames = ["field", "addressField", "sortField", "sumField", "rowsField"] as const;

/** Lists what a screen depends on: the value of `requires`. */
export function requirementsOf(screen: ListScreen, registry: ScreenRegistry): ScreenRequirements {
  const ids = distinct(callsOf(screen, registry).map(({ id }) => id));
  const calls = ids.flatMap((id) => registry.contract.find(id)?.access ?? []);
  const known = knownRights(registry);
  const named = references(screen);
  const namesOf = (from: Reference["of"], what: readonly Reference["names"][]) =>
    named.filter(({ of, names }) => of === from && what.includes(names)).map(({ name }) => name);
  const accesses = [...namesOf("list", ["access"]), ...namesOf("detail", ["access"]), ...calls];
  return {
    endpoints: ids.map((id) => ({
      id,
      ...listed("fields", [
        ...(id === screen.endpoints.list ? namesOf("list", fieldNames) : []),
        ...(id === screen.detail?.endpoint ? namesOf("detail", fieldNames) : []),
      ]),
      ...listed("filters", id === screen.endpoints.list ? namesOf("list", ["filter"]) : []),
    })),
    rights: distinct(accesses.flatMap((access) => rightsIn(access, known))),
  };
}

/** Checks the `requires` of a file against the contract. */
export function checkRequirements(
  { endpoints, rights }: ScreenRequirements,
  { registry, contract, problems }: Pick<Checked, "registry" | "contract" | "problems">,
) {
  const known = knownRights(registry);
  for (const [path, { id, fields, filters }] of withPaths("requires.endpoints", endpoints)) {
    const endpoint = contract.find(id);
    if (!endpoint) {
      const all = contract.idsOf(() => true);
      const beside = all.filter((one) => one.split(".")[0] === id.split(".")[0]);
      const allowed = beside.length > 0 ? beside : all;
      const expected = "an endpoint here, but the screen requires it";
      problems.unknown(`${path}.id`, id, expected, allowed, nearestOf(id, all));
      continue;
    }
    checkNames(
      `${path}.fields`,
      fields,
      `a field of \`${id}\``,
      Object.keys(endpoint.fields ?? {}),
      problems,
    );
    checkNames(
      `${path}.filters`,
      filters,
      `a filter of \`${id}\``,
      Object.keys(filtersIn(endpoint)),
      problems,
    );
  }
  for (const [path, right] of withPaths("requires.rights", rights)) checkName(path, right, known, problems);
}

function checkNames(
  path: string,
  names: readonly string[] | undefined,
  expected: string,
  allowed: readonly string[],
  problems: ProblemList,
) {
  for (const [at, name] of withPaths(path, names)) {
    if (!allowed.includes(name)) problems.unknown(at, name, expected, allowed);
  }
}

function filtersIn(endpoint: Endpoint): object {
  return endpoint.kind === "call" ? {} : endpoint.filters;
}

/** The roles and claims of a requirement; known ones in their usual spelling. */
function rightsIn(access: string, known: readonly string[]): string[] {
  const requirement = readAccess(access);
  if (requirement?.kind !== "rights") return [];
  return requirement.groups.flat().map((name) => known.find((right) => right.toLowerCase() === name) ?? name);
}

function listed<Keyword extends string>(keyword: Keyword, names: readonly string[]) {
  return names.length === 0 ? {} : { [keyword]: distinct(names) };
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}

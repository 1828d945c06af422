import { type Access, parseAccess } from "@portico/endpoints";
import type { Checked } from "./checked.ts";
import { callsOf } from "./screen-calls.ts";

/**
 * Whether every user who meets all of `held` also meets `needed`. Requirements have no "not", so each group of
 * `needed` must be implied by a group of `held`.
 */
export function implies(held: readonly Access[], needed: Access): boolean {
  const needs = parseAccess(needed);
  if (needs.kind !== "rights") return needs.kind === "anyone" || held.some((one) => one !== "anyone");
  const groups = held.flatMap((access) => {
    const requirement = parseAccess(access);
    return requirement.kind === "rights" ? requirement.groups : [];
  });
  return needs.groups.every((group) =>
    groups.some((alternatives) => alternatives.every((name) => group.includes(name))),
  );
}

/**
 * Checks that users may make the calls of the controls that they see. Runs only if the rest is valid, so that one typo
 * in a requirement is one problem.
 */
export function checkRights({ screen, registry, contract, problems }: Checked) {
  if (problems.found.length > 0) return;
  const reported = new Set<string>();
  for (const { path, id, access } of callsOf(screen, registry)) {
    const needed = contract.find(id)?.access;
    const held = [screen.access, ...access];
    if (needed === undefined || implies(held, needed) || reported.has(`${path} ${needed}`)) continue;
    reported.add(`${path} ${needed}`);
    const own = held.map((one) => `"${one}"`).join(" and ");
    problems.add(path, `\`${id}\` requires "${needed}", which ${own} doesn't include.`, id);
  }
}

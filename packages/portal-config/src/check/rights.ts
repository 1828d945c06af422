import { type Access, parseAccess } from "@portico/contract";
import { endpointOf } from "./calls.ts";
import type { Checked } from "./checked.ts";
import { callsOf } from "./screen-calls.ts";

/**
 * Whether everybody who meets all of `held` meets `needed` too. Requirements know no "not", so each group that is
 * needed must be a looser one than some group that is held.
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
 * Holds what people are offered against what they may call: nobody sees a button that can only be refused. Asked where
 * the rest is right, so that one slip in a requirement is one problem.
 */
export function checkRights({ screen, problems }: Checked) {
  if (problems.found.length > 0) return;
  const told = new Set<string>();
  for (const { path, id, access } of callsOf(screen)) {
    const needed = endpointOf(id)?.access;
    const held = [screen.access, ...access];
    if (needed === undefined || implies(held, needed) || told.has(`${path} ${needed}`)) continue;
    told.add(`${path} ${needed}`);
    const own = held.map((one) => `"${one}"`).join(" and ");
    problems.add(path, `\`${id}\` requires "${needed}", but ${own} does not imply that.`, id);
  }
}

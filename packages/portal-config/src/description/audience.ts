import { type Access, type Requirement, readAccess } from "@portico/contract";
import { join } from "./join.ts";
import { claimLabel, rightLabel, roleNoun } from "./rights.ts";

type Group = readonly string[];

/**
 * Describes who may open a screen: "agents", "agents with the claim “View leads”", "everyone".
 * @param needed who may read its rows; the claims that all of them have are not repeated
 * @returns undefined if the requirement is invalid
 */
export function describeAudience(access: Access, needed: Access): string | undefined {
  const requirement = readAccess(access);
  if (!requirement) return undefined;
  const groups = writtenGroups(requirement, access);
  const base = groups.find(hasOnlyRoles) ?? groups.find(hasRole);
  const rowGroups = base && hasOnlyRoles(base) ? groupsOf(readAccess(needed)).map(keyOf) : [];
  const further = groups.filter((group) => group !== base && !rowGroups.includes(keyOf(group)));
  return [
    base ? baseText(base) : "everyone",
    claimsText(further.filter((group) => !group.some(isRole))),
    rolesText(further.filter(hasRole)),
  ]
    .filter((text) => text !== "")
    .join(" ");
}

/** A requirement as text: "Agents, plus View policies or Administer policies"; empty if it requires no right. */
export function accessLabel(access: Access): string {
  const groups = writtenGroups(readAccess(access), access);
  return groups.map((group) => group.map(rightLabel).join(" or ")).join(", plus ");
}

/** The groups of a requirement, which is parsed in lowercase, with the names as they were written. */
function writtenGroups(requirement: Requirement | undefined, access: Access): readonly Group[] {
  const written = new Map(access.split(/[ |]/).map((name) => [name.toLowerCase(), name]));
  return groupsOf(requirement).map((group) => group.map((name) => written.get(name) ?? name));
}

function baseText(group: Group): string {
  const claims = group.filter((name) => !isRole(name));
  const people = group.flatMap((name) => roleNoun(name) ?? []);
  return join(claims.length === 0 ? people : [...people, `everyone with ${oneOf(claims)}`], "and");
}

function claimsText(groups: readonly Group[]): string {
  return groups.length === 0 ? "" : `with ${join(groups.map(oneOf), "and")}`;
}

function rolesText(groups: readonly Group[]): string {
  const texts = groups.map((group) => {
    const claims = group.filter((name) => !isRole(name));
    const also = `are also ${join(
      group.flatMap((name) => roleNoun(name) ?? []),
      "or",
    )}`;
    return claims.length === 0 ? also : `${also} or have ${oneOf(claims)}`;
  });
  return texts.length === 0 ? "" : `who ${join(texts, "and")}`;
}

function oneOf(claims: Group): string {
  return `the claim ${join(
    claims.map((name) => `“${claimLabel(name)}”`),
    "or",
  )}`;
}

function isRole(name: string): boolean {
  return roleNoun(name) !== undefined;
}

function hasRole(group: Group): boolean {
  return group.some(isRole);
}

function hasOnlyRoles(group: Group): boolean {
  return group.every(isRole);
}

function groupsOf(requirement: Requirement | undefined): readonly Group[] {
  return requirement?.kind === "rights" ? requirement.groups : [];
}

function keyOf(group: Group): string {
  return group
    .map((name) => name.toLowerCase())
    .toSorted()
    .join("|");
}

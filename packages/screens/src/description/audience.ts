import { type Access, type Requirement, readAccess } from "@portico/endpoints";
import { join } from "./join.ts";
import { claimLabel, type RightLabels, rightLabel, roleNoun } from "./rights.ts";

type Group = readonly string[];

/**
 * Describes who may open a screen: "agents", "agents with the claim “View leads”", "everyone".
 * @param needed who may read its rows; the claims that all of them have are not repeated
 * @returns undefined if the requirement is invalid
 */
export function describeAudience(access: Access, needed: Access, labels: RightLabels): string | undefined {
  const requirement = readAccess(access);
  if (!requirement) return undefined;
  const groups = writtenGroups(requirement, access);
  const base =
    groups.find((group) => hasOnlyRoles(group, labels)) ?? groups.find((group) => hasRole(group, labels));
  const rowGroups = base && hasOnlyRoles(base, labels) ? groupsOf(readAccess(needed)).map(keyOf) : [];
  const further = groups.filter((group) => group !== base && !rowGroups.includes(keyOf(group)));
  return [
    base ? baseText(base, labels) : "everyone",
    claimsText(
      further.filter((group) => !hasRole(group, labels)),
      labels,
    ),
    rolesText(
      further.filter((group) => hasRole(group, labels)),
      labels,
    ),
  ]
    .filter((text) => text !== "")
    .join(" ");
}

/** A requirement as text: "Agents, plus View policies or Administer policies"; empty if it requires no right. */
export function accessLabel(access: Access, labels: RightLabels): string {
  const groups = writtenGroups(readAccess(access), access);
  return groups.map((group) => group.map((name) => rightLabel(name, labels)).join(" or ")).join(", plus ");
}

/** The groups of a requirement, which is parsed in lowercase, with the names as they were written. */
function writtenGroups(requirement: Requirement | undefined, access: Access): readonly Group[] {
  const written = new Map(access.split(/[ |]/).map((name) => [name.toLowerCase(), name]));
  return groupsOf(requirement).map((group) => group.map((name) => written.get(name) ?? name));
}

function baseText(group: Group, labels: RightLabels): string {
  const claims = group.filter((name) => !isRole(name, labels));
  const people = group.flatMap((name) => roleNoun(name, labels) ?? []);
  return join(claims.length === 0 ? people : [...people, `everyone with ${oneOf(claims, labels)}`], "and");
}

function claimsText(groups: readonly Group[], labels: RightLabels): string {
  return groups.length === 0
    ? ""
    : `with ${join(
        groups.map((group) => oneOf(group, labels)),
        "and",
      )}`;
}

function rolesText(groups: readonly Group[], labels: RightLabels): string {
  const texts = groups.map((group) => {
    const claims = group.filter((name) => !isRole(name, labels));
    const also = `are also ${join(
      group.flatMap((name) => roleNoun(name, labels) ?? []),
      "or",
    )}`;
    return claims.length === 0 ? also : `${also} or have ${oneOf(claims, labels)}`;
  });
  return texts.length === 0 ? "" : `who ${join(texts, "and")}`;
}

function oneOf(claims: Group, labels: RightLabels): string {
  return `the claim ${join(
    claims.map((name) => `“${claimLabel(name, labels)}”`),
    "or",
  )}`;
}

function isRole(name: string, labels: RightLabels): boolean {
  return roleNoun(name, labels) !== undefined;
}

function hasRole(group: Group, labels: RightLabels): boolean {
  return group.some((name) => isRole(name, labels));
}

function hasOnlyRoles(group: Group, labels: RightLabels): boolean {
  return group.every((name) => isRole(name, labels));
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

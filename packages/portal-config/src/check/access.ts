import { type Access, parseAccess, presetClaims, readAccess, roles } from "@portico/contract";
import { distance } from "fastest-levenshtein";
import { references } from "../references/references.ts";
import type { Checked } from "./checked.ts";
import { nearestOf } from "./nearest.ts";
import type { ProblemList } from "./problem-list.ts";

/** A name that differs from a known one by at most this many letters is a typo. */
const maxTypoDistance = 2;
const known: readonly string[] = [...roles, ...presetClaims];

/** Checks the syntax of every requirement of a screen, and its names against the known roles and claims. */
export function checkAccess({ screen, isPublished = false, problems }: Checked) {
  for (const { path, names, name } of references(screen))
    if (names === "access") checkRequirement(path, name, isPublished, problems);
}

function checkRequirement(path: string, access: Access, isPublished: boolean, problems: ProblemList) {
  try {
    const requirement = parseAccess(access);
    if (requirement.kind !== "rights") return;
    for (const name of requirement.groups.flat()) {
      if (!isPublished || !name.includes(":")) checkName(path, name, problems);
    }
  } catch (error) {
    const why = (error instanceof Error ? error.message : String(error)).replace(/\.$/, "");
    const mended = access.replaceAll(/\|+/g, "|").replaceAll(/^\||\|$|(?<= )\||\|(?= )/g, "");
    const nearest = readAccess(mended) ? mended : nearestOf(access, known);
    problems.unknown(path, access, `a requirement: ${why}`, known, nearest);
  }
}

/**
 * Any claim may exist, but one that is almost a known name is a typo. One with a value can't exist: `administrator:true`
 * names a role as a claim.
 */
export function checkName(path: string, name: string, problems: ProblemList) {
  const lower = name.toLowerCase();
  if (lower.includes(":")) {
    const parts = lower.split(":");
    const nearest = known.find((right) => parts.includes(right.toLowerCase())) ?? parts[0];
    problems.unknown(path, name, "a role, or a claim by its key without a value", known, nearest);
    return;
  }
  if (known.some((right) => right.toLowerCase() === lower)) return;
  if (known.some((right) => distance(right.toLowerCase(), lower) <= maxTypoDistance))
    problems.unknown(path, name, "a role or claim", known);
}

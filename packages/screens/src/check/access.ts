import { type Access, parseAccess, readAccess } from "@portico/endpoints";
import { distance } from "fastest-levenshtein";
import { references } from "../references/references.ts";
import type { ScreenRegistry } from "../screen-registry.ts";
import type { Checked } from "./checked.ts";
import { nearestOf } from "./nearest.ts";
import type { ProblemList } from "./problem-list.ts";

/** A name that differs from a known one by at most this many letters is a typo. */
const maxTypoDistance = 2;

/** The names of the known roles and claims. */
export function knownRights({ roles, claims }: Pick<ScreenRegistry, "roles" | "claims">): readonly string[] {
  return [...Object.keys(roles), ...Object.keys(claims)];
}

/** Checks the syntax of every requirement of a screen, and its names against the known roles and claims. */
export function checkAccess({ screen, isPublished = false, registry, problems }: Checked) {
  const known = knownRights(registry);
  for (const { path, names, name } of references(screen))
    if (names === "access") checkRequirement(path, name, { isPublished, known, problems });
}

interface AccessCheck {
  readonly isPublished: boolean;
  readonly known: readonly string[];
  readonly problems: ProblemList;
}

function checkRequirement(path: string, access: Access, { isPublished, known, problems }: AccessCheck) {
  try {
    const requirement = parseAccess(access);
    if (requirement.kind !== "rights") return;
    for (const name of requirement.groups.flat()) {
      if (!isPublished || !name.includes(":")) checkName(path, name, known, problems);
    }
  } catch (error) {
    const why = (error instanceof Error ? error.message : String(error)).replace(/\.$/, "");
    const mended = access.replaceAll(/\|+/g, "|").replaceAll(/^\||\|$|(?<= )\||\|(?= )/g, "");
    const nearest = readAccess(mended) ? mended : nearestOf(access, known);
    problems.unknown(path, access, `a requirement: ${why}`, known, nearest);
  }
}

/**
 * Any claim may exist, but one that is almost a known name is a typo. One with a value can't exist: `vet:true` names a
 * role as a claim.
 */
export function checkName(path: string, name: string, known: readonly string[], problems: ProblemList) {
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

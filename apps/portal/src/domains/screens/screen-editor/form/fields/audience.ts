import {
  type Access,
  parseAccess,
  presetClaims,
  type Requirement,
  readAccess,
  roles,
} from "@portico/contract";
import { implies } from "@portico/portal-config/check";

/** Who may see something, as far as the form can say it. */
export type Audience =
  | { readonly kind: "everybody" }
  | {
      readonly kind: "alsoOneOf";
      /** Roles and claims; the audience needs one of them in addition to the base requirement. */
      readonly names: readonly string[];
    }
  | {
      readonly kind: "other";
      readonly text: string;
      /** Whether it includes users who do not meet the base requirement; such a screen cannot be published. */
      readonly isWeaker: boolean;
    };

/** The roles and claims that the form knows. */
export const knownRights: readonly string[] = [...roles, ...presetClaims];

/**
 * Reads who may see something.
 * @param needed the base requirement, such as who may read the rows
 */
export function readAudience(access: unknown, needed: Access): Audience {
  const text = typeof access === "string" ? access : "";
  const requirement = readAccess(text);
  if (!requirement) return { kind: "other", text, isWeaker: true };
  const isWeaker = !implies([text], needed);
  const base = groupsOf(parseAccess(needed)).map(inOrder);
  const [extra, ...others] = groupsOf(requirement).filter((group) => !base.includes(inOrder(group)));
  if (isWeaker || others.length > 0) return { kind: "other", text, isWeaker };
  if (!extra) return { kind: "everybody" };
  // Names in their known spelling, otherwise in the document's.
  const spellings = [...knownRights, ...text.split(/[ |]/)];
  const names = extra.map((name) => spellings.find((one) => one.toLowerCase() === name) ?? name);
  return { kind: "alsoOneOf", names };
}

/** The requirement for an audience: the base requirement, plus one of the given names. */
export function writeAudience(needed: Access, names: readonly string[]): Access {
  const further = names.join("|");
  return parseAccess(needed).kind === "rights" ? `${needed} ${further}`.trim() : further || needed;
}

/** Roles and claims that can be required in addition: those selected, and those that the base does not require. */
export function availableRights(selected: readonly string[], needed: Access): readonly string[] {
  const requirement = readAccess(needed);
  const held = (requirement ? groupsOf(requirement) : []).filter(({ length }) => length === 1).flat();
  const isSelected = (name: string) => selected.some((one) => one.toLowerCase() === name.toLowerCase());
  const known = knownRights.filter((name) => isSelected(name) || !held.includes(name.toLowerCase()));
  const others = selected.filter((name) => !known.some((one) => one.toLowerCase() === name.toLowerCase()));
  return [...known, ...others];
}

/** A typed role or claim; undefined if it is invalid. */
export function rightOf(typed: string): string | undefined {
  const audience = readAudience(typed.trim(), "session");
  return audience.kind === "alsoOneOf" && audience.names.length === 1 ? audience.names[0] : undefined;
}

/** Whether all users of an audience also meet another requirement; false if one of them is invalid. */
export function alsoMeets(access: unknown, other: Access): boolean {
  return typeof access === "string" && readAccess(access) !== undefined && implies([access], other);
}

function groupsOf(requirement: Requirement): readonly (readonly string[])[] {
  return requirement.kind === "rights" ? requirement.groups : [];
}

function inOrder(group: readonly string[]): string {
  return group.toSorted().join("|");
}

import {
  type Access,
  parseAccess,
  presetClaims,
  type Requirement,
  readAccess,
  roles,
} from "@portico/contract";
import { implies } from "@portico/portal-config/check";

/** Who may see a screen, as far as the form can say it. */
export type Audience =
  | { readonly kind: "everybody" }
  | {
      readonly kind: "alsoOneOf";
      /** Roles and claims; the audience needs one of them in addition to access to the rows. */
      readonly names: readonly string[];
    }
  | {
      readonly kind: "other";
      readonly text: string;
      /** Whether it includes users who may not read the rows; such a screen cannot be published. */
      readonly isWeaker: boolean;
    };

const known: readonly string[] = [...roles, ...presetClaims];

/**
 * Reads who may see a screen.
 * @param needed who may read its rows
 */
export function readAudience(access: unknown, needed: Access): Audience {
  const text = typeof access === "string" ? access : "";
  const requirement = readAccess(text);
  if (!requirement) return { kind: "other", text, isWeaker: true };
  const isWeaker = !implies([text], needed);
  const further = groupsOf(requirement).filter((group) => !groupsOf(parseAccess(needed)).some(sameAs(group)));
  const [extra] = further;
  if (isWeaker || further.length > 1) return { kind: "other", text, isWeaker };
  return extra
    ? { kind: "alsoOneOf", names: extra.map((name) => spelled(name, text)) }
    : { kind: "everybody" };
}

/** The requirement for an audience: that of the rows, plus one of the given names. */
export function writeAudience(needed: Access, names: readonly string[]): Access {
  if (names.length === 0) return needed;
  const further = names.join("|");
  return parseAccess(needed).kind === "rights" ? `${needed} ${further}` : further;
}

/**
 * Roles and claims that can be required in addition. Rights that reading the rows already requires are left out,
 * unless the document names them.
 */
export function availableRights(ticked: readonly string[], needed: Access): readonly string[] {
  const requirement = readAccess(needed);
  const held = (requirement ? groupsOf(requirement) : []).flatMap(([name, ...others]) =>
    others.length === 0 ? name : [],
  );
  const isKnown = (name: string) => known.some((one) => isSameName(one, name));
  const isTicked = (name: string) => ticked.some((one) => isSameName(one, name));
  const useful = known.filter((name) => isTicked(name) || !held.includes(name.toLowerCase()));
  return [...useful, ...ticked.filter((name) => !isKnown(name))];
}

/** The names of a single group; undefined if a requirement is more complex. */
export function readOneOf(access: unknown): readonly string[] | undefined {
  const requirement = typeof access === "string" ? readAccess(access) : undefined;
  const [names, ...others] = requirement ? groupsOf(requirement) : [];
  return names && others.length === 0 ? names.map((name) => spelled(name, String(access))) : undefined;
}

/** A typed role or claim; undefined if it is invalid. */
export function rightOf(typed: string): string | undefined {
  const [name, ...others] = readOneOf(typed.trim()) ?? [];
  return others.length === 0 ? name : undefined;
}

function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Whether all users of an audience also meet another requirement; false if one of them is invalid. */
export function alsoMeets(access: unknown, other: Access): boolean {
  return typeof access === "string" && readAccess(access) !== undefined && implies([access], other);
}

function groupsOf(requirement: Requirement): readonly (readonly string[])[] {
  return requirement.kind === "rights" ? requirement.groups : [];
}

function sameAs(group: readonly string[]) {
  return (other: readonly string[]) =>
    other.length === group.length && other.every((name) => group.includes(name));
}

/** A name in its known spelling, otherwise in the document's. */
function spelled(name: string, access: Access): string {
  const written = access.split(/[ |]/).find((one) => one.toLowerCase() === name);
  return known.find((one) => one.toLowerCase() === name) ?? written ?? name;
}

/**
 * Requirements on one line: all groups, separated by spaces, must be met; any name of a group, separated by pipes,
 * meets it. A name is a role or a claim, in any case. `"agent view.Policy|admin.Policy"` requires the role agent and
 * one of two claims. `"anyone"` and `"session"` (any signed-in user) cannot be combined with others.
 */
export type Access = string;

/** The roles and claims a caller holds. */
export interface Rights {
  readonly roles: readonly string[];
  readonly claims: readonly string[];
}

/** A parsed requirement; `groups` has lower-case names. */
export type Requirement =
  | { readonly kind: "anyone" }
  | { readonly kind: "session" }
  | { readonly kind: "rights"; readonly groups: readonly (readonly string[])[] };

/** The maximum length of a requirement, in characters. */
const maxLength = 500;
const namePattern = /^[a-z][a-z0-9_.:-]*$/i;

/** An invalid requirement; `message` names the invalid part, and what is allowed. */
export class AccessSyntaxError extends Error {
  override name = "AccessSyntaxError";
}

/**
 * Parses a requirement.
 * @throws AccessSyntaxError if it is empty, too long or malformed
 */
export function parseAccess(access: Access): Requirement {
  if (access.length > maxLength)
    throw new AccessSyntaxError(`A requirement can have up to ${maxLength} characters.`);
  const groups = access
    .split(" ")
    .filter((group) => group !== "")
    .map((group) => group.split("|").map((name) => parseName(name, access)));
  const [first] = groups;
  if (!first) {
    throw new AccessSyntaxError('A requirement is empty. Use "anyone", "session", or roles and claims.');
  }
  const word = groups.length === 1 && first.length === 1 ? first[0] : undefined;
  if (word === "anyone" || word === "session") return { kind: word };
  if (groups.flat().some((name) => name === "anyone" || name === "session")) {
    throw new AccessSyntaxError(`"anyone" and "session" can't be combined with others, as in "${access}".`);
  }
  return { kind: "rights", groups };
}

/** A parsed requirement; undefined if it is invalid. */
export function readAccess(access: Access): Requirement | undefined {
  try {
    return parseAccess(access);
  } catch {
    return undefined;
  }
}

function parseName(name: string, access: Access): string {
  if (!namePattern.test(name)) {
    throw new AccessSyntaxError(
      `"${name}" in "${access}" is not a role or claim. Names start with a letter and contain only letters, digits, ".", ":", "-" and "_".`,
    );
  }
  return name.toLowerCase();
}

/** The maximum number of cached requirements. Endpoints have far fewer, but users can write any number. */
const maxCached = 1_000;
const parsed = new Map<Access, Requirement>();

/** Whether `rights` meet the requirement; `undefined` means that there is no session. */
export function allows(access: Access, rights: Rights | undefined): boolean {
  const requirement = requirementOf(access);
  if (requirement.kind === "anyone") return true;
  if (!rights) return false;
  if (requirement.kind === "session") return true;
  const held = new Set([...rights.roles, ...rights.claims].map((name) => name.toLowerCase()));
  return requirement.groups.every((alternatives) => alternatives.some((name) => held.has(name)));
}

function requirementOf(access: Access): Requirement {
  const known = parsed.get(access);
  if (known) return known;
  const requirement = parseAccess(access);
  if (parsed.size >= maxCached) parsed.clear();
  parsed.set(access, requirement);
  return requirement;
}

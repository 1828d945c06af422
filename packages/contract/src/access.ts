/**
 * What a caller must hold, in one line: groups parted by spaces must all be met, a group is met by any of its
 * names parted by pipes, and a name is a role or a claim, in any case. `"agent view.Policy|admin.Policy"` asks
 * for the role agent and one of two claims. Two words stand alone: `"anyone"` and `"session"` (whoever is
 * signed in).
 */
export type Access = string;

/** The roles and claims a caller holds. */
export interface Rights {
  readonly roles: readonly string[];
  readonly claims: readonly string[];
}

/** A requirement taken apart; `groups` holds lower-case names. */
export type Requirement =
  | { readonly kind: "anyone" }
  | { readonly kind: "session" }
  | { readonly kind: "rights"; readonly groups: readonly (readonly string[])[] };

/** A requirement is written in a line; a longer one is a mistake. */
const maxLength = 500;
const namePattern = /^[a-z][a-z0-9_.:-]*$/i;

/** A requirement that cannot be read; `message` says which part, and what is allowed. */
export class AccessSyntaxError extends Error {
  override name = "AccessSyntaxError";
}

/**
 * Takes a requirement apart.
 * @throws AccessSyntaxError where it is empty, too long, or a name is malformed
 */
export function parseAccess(access: Access): Requirement {
  if (access.length > maxLength)
    throw new AccessSyntaxError(`A requirement has at most ${maxLength} characters.`);
  const groups = access
    .split(" ")
    .filter((group) => group !== "")
    .map((group) => group.split("|").map((name) => parseName(name, access)));
  const [first] = groups;
  if (!first) {
    throw new AccessSyntaxError(
      'A requirement is empty; say "anyone", "session" or the roles and claims it takes.',
    );
  }
  const word = groups.length === 1 && first.length === 1 ? first[0] : undefined;
  if (word === "anyone" || word === "session") return { kind: word };
  if (groups.flat().some((name) => name === "anyone" || name === "session")) {
    throw new AccessSyntaxError(`"anyone" and "session" stand alone, found in "${access}".`);
  }
  return { kind: "rights", groups };
}

/** A requirement taken apart; undefined where it cannot be read. */
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
      `"${name}" in "${access}" is no role or claim; names begin with a letter and hold letters, digits, ".", ":", "-" and "_".`,
    );
  }
  return name.toLowerCase();
}

/** So many requirements are remembered; those of endpoints are far fewer, those that people write are any number. */
const mostParsed = 1_000;
const parsed = new Map<Access, Requirement>();

/** Whether `rights` meet the requirement; no rights at all (`undefined`) means nobody is signed in. */
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
  if (parsed.size >= mostParsed) parsed.clear();
  parsed.set(access, requirement);
  return requirement;
}

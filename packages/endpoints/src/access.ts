/**
 * Requirements on one line: all groups, separated by spaces, must be met; any name of a group, separated by pipes,
 * meets it. A name is a role or a claim, in any case: a role if it is the name of one. `"clerk view.Order|admin.Order"`
 * requires the role clerk and one of two claims. `"anyone"` and `"session"` (any signed-in user) cannot be combined with
 * others.
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
  if (isWord(word)) return { kind: word };
  if (groups.flat().some(isWord)) {
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

/** Decides requirements for an app with certain roles. */
export interface AccessRules {
  /** Whether `rights` meet the requirement; `undefined` means that there is no session. */
  readonly allows: (access: Access, rights: Rights | undefined) => boolean;
  /**
   * Whether `rights` include the role or claim with this name, in any case. The name of a role is compared with roles
   * only, any other name with claims only, so a claim never grants what a role grants.
   */
  readonly holds: (rights: Rights, name: string) => boolean;
  /** Whether a name in a requirement is that of a role, in any case. */
  readonly isRole: (name: string) => boolean;
  /** Whether no claim can have this key, in any case: it means something else in requirements. */
  readonly isReservedKey: (key: string) => boolean;
}

/**
 * The rules of an app.
 * @param roles the names of its roles; all other names in requirements are claims
 */
export function accessRules(roles: readonly string[]): AccessRules {
  const roleNames = new Set(roles.map((role) => role.toLowerCase()));
  const isRole = (name: string) => roleNames.has(name.toLowerCase());
  const holds: AccessRules["holds"] = (rights, name) => {
    const wanted = name.toLowerCase();
    const held = isRole(wanted) ? rights.roles : rights.claims;
    return held.some((one) => one.toLowerCase() === wanted);
  };
  return {
    isRole,
    holds,
    allows: (access, rights) => {
      const requirement = requirementOf(access);
      if (requirement.kind === "anyone") return true;
      if (!rights) return false;
      if (requirement.kind === "session") return true;
      return requirement.groups.every((group) => group.some((name) => holds(rights, name)));
    },
    isReservedKey: (key) => {
      // As in "administrator:true", which is how lists write a claim with its value.
      const [name = ""] = key.toLowerCase().split(":");
      return isWord(name.trim()) || isRole(name.trim());
    },
  };
}

function isWord(name: string | undefined): name is "anyone" | "session" {
  return name === "anyone" || name === "session";
}

/** The maximum number of cached requirements. Endpoints have far fewer, but users can write any number. */
const maxCached = 1_000;
const parsed = new Map<Access, Requirement>();

function requirementOf(access: Access): Requirement {
  const known = parsed.get(access);
  if (known) return known;
  const requirement = parseAccess(access);
  if (parsed.size >= maxCached) parsed.clear();
  parsed.set(access, requirement);
  return requirement;
}

import { allows } from "@portico/contract";
import type { Caller } from "../access/caller.ts";
import { requireOwnPassword } from "../access/require-own-password.ts";
import { Failure } from "../errors/failure.ts";
import type { SettingName } from "./known-settings.ts";
import { screenGroup } from "./published-screens.ts";

/**
 * Settings that determine where tokens, links in mail and applications go, how many full numbers users can show, and
 * which rights new users start with. Whoever changes them could sign in as any user, or read people's data.
 */
const guarded: readonly SettingName[] = [
  "portal.publicUrl",
  "marketing.url",
  "marketing.token",
  "marketing.calls",
  "telephony.url",
  "telephony.token",
  "telephony.calls",
  "marketplace.url",
  "marketplace.base",
  "marketplace.key",
  "marketplace.applications",
  "personalData.revealsPerHour",
  "personalData.revealsPerDay",
  "users.roleTemplates",
];

/** The name of an entry. */
export interface Named {
  readonly group: string;
  readonly key: string;
}

/** @throws Failure 403 if one of the entries is a screen, which requires approval */
export function requireNoScreens(...entries: readonly (Named | undefined)[]): void {
  if (!entries.some((entry) => entry?.group === screenGroup)) return;
  throw new Failure(
    403,
    `Entries in the group "${screenGroup}" are screens. Change them under Administration › Screens, or with /GeneralConfig/screens.`,
  );
}

/**
 * @throws Failure 403 if one of the entries is guarded and the caller is not a security administrator, or an
 * administrator chose the caller's password
 */
export function requireGuardedAccess(
  caller: Pick<Caller, "roles" | "claims" | "hasOwnPassword">,
  ...entries: readonly (Named | undefined)[]
): void {
  const names: readonly string[] = guarded;
  const found = entries.map((entry) => entry && `${entry.group}.${entry.key}`);
  const name = found.find((candidate) => candidate !== undefined && names.includes(candidate));
  if (name === undefined) return;
  if (allows("securityadmin", caller)) {
    requireOwnPassword(caller);
    return;
  }
  throw new Failure(
    403,
    `${name} affects security and personal data. Only an administrator who is also a security administrator can change it.`,
  );
}

/** Why the caller may not change a setting. Undefined if they may. */
export function readOnlyReason(
  caller: Pick<Caller, "roles" | "claims" | "hasOwnPassword">,
  setting: Named,
): string | undefined {
  try {
    requireGuardedAccess(caller, setting);
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
}

import type { Caller } from "../../access/caller.ts";
import { requireOwnPassword } from "../../access/require-own-password.ts";
import type { SettingName } from "../../configuration/known-settings.ts";
import { screenGroup } from "../../configuration/published-screens.ts";
import { Failure } from "../../errors/failure.ts";

/** Where tokens and the links of mail go. Whoever sets these could sign in as anybody. */
const guarded: readonly SettingName[] = [
  "portal.publicUrl",
  "marketing.url",
  "marketing.token",
  "marketing.calls",
  "telephony.url",
  "telephony.token",
  "telephony.calls",
];

interface Named {
  readonly group: string;
  readonly key: string;
}

/** @throws Failure 403 where one of the entries is a screen: those are approved before they are published */
export function refuseScreens(...entries: readonly (Named | undefined)[]): void {
  if (!entries.some((entry) => entry?.group === screenGroup)) return;
  throw new Failure(
    403,
    `Entries in the group "${screenGroup}" are screens. Change them under Administration › Screens, or with /GeneralConfig/screens.`,
  );
}

/**
 * @throws Failure 403 where one of the entries is guarded and the caller is no security administrator, or one whose
 * password an administrator chose
 */
export function refuseGuarded(
  caller: Pick<Caller, "roles" | "hasOwnPassword">,
  ...entries: readonly (Named | undefined)[]
): void {
  const names: readonly string[] = guarded;
  const found = entries.map((entry) => entry && `${entry.group}.${entry.key}`);
  const name = found.find((candidate) => candidate !== undefined && names.includes(candidate));
  if (name === undefined) return;
  if (caller.roles.includes("securityadmin")) {
    requireOwnPassword(caller);
    return;
  }
  throw new Failure(
    403,
    `${name} determines where tokens and links go. Only an administrator who is also a security administrator can change it.`,
  );
}

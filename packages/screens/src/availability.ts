import type { Access, AccessRules, Rights } from "@portico/endpoints";

/** Who can use a column, filter or action, and in which deployments. */
export interface Availability {
  readonly access?: Access | undefined;
  readonly when?: { readonly setting: string; readonly is: "empty" | "notEmpty" } | undefined;
}

/** Settings of the deployment that columns, filters and actions can depend on. */
export type AvailabilitySettings = Readonly<Partial<Record<string, string>>>;

/** For whom and where something may be available. */
export interface AvailableTo {
  /** How the app decides requirements. */
  readonly allows: AccessRules["allows"];
  readonly rights: Rights;
  readonly settings: AvailabilitySettings;
}

/** Whether a column or filter is available to a user with these rights in this deployment. */
export function isAvailable(
  { access, when }: Availability,
  { allows, rights, settings }: AvailableTo,
): boolean {
  if (access !== undefined && !allows(access, rights)) return false;
  return when === undefined || ((settings[when.setting] ?? "") === "") === (when.is === "empty");
}

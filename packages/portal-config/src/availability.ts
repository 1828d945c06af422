import { type Access, allows, type Rights } from "@portico/contract";

/** Who can use a column, filter or action, and in which deployments. */
export interface Availability {
  readonly access?: Access | undefined;
  readonly when?: { readonly setting: "organisation"; readonly is: "empty" | "notEmpty" } | undefined;
}

/** Settings of the deployment that columns, filters and actions can depend on. */
export type AvailabilitySettings = Readonly<Partial<Record<string, string>>>;

/** Whether a column or filter is available to a user with these rights in this deployment. */
export function isAvailable(
  { access, when }: Availability,
  rights: Rights,
  settings: AvailabilitySettings,
): boolean {
  if (access !== undefined && !allows(access, rights)) return false;
  return when === undefined || ((settings[when.setting] ?? "") === "") === (when.is === "empty");
}

import { type Access, allows, type Rights } from "@portico/contract";

/** Who can use a column, filter or action, and in which deployments. */
export interface Offer {
  readonly access?: Access | undefined;
  readonly when?: { readonly setting: "organisation"; readonly is: "empty" | "notEmpty" } | undefined;
}

/** Settings of the deployment that columns, filters and actions can depend on. */
export type OfferSettings = Readonly<Record<"organisation", string>>;

/** Whether a column or filter is available to a user with these rights in this deployment. */
export function isOffered({ access, when }: Offer, rights: Rights, settings: OfferSettings): boolean {
  if (access !== undefined && !allows(access, rights)) return false;
  return when === undefined || (settings[when.setting] === "") === (when.is === "empty");
}

import { type Access, allows, type Rights } from "@portico/contract";

/** What a column, filter or action says of who gets it, and where. */
export interface Offer {
  readonly access?: Access | undefined;
  readonly when?: { readonly setting: "organisation"; readonly is: "empty" | "notEmpty" } | undefined;
}

/** Settings of the deployment that offers depend on. */
export type OfferSettings = Readonly<Record<"organisation", string>>;

/** Whether a column or filter is offered to somebody with these rights, in a deployment set up so. */
export function isOffered({ access, when }: Offer, rights: Rights, settings: OfferSettings): boolean {
  if (access !== undefined && !allows(access, rights)) return false;
  return when === undefined || (settings[when.setting] === "") === (when.is === "empty");
}

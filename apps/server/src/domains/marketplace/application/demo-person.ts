import type {
  ApplicationPerson,
  ApplicationPolicy,
  MarketplaceApplication,
} from "@portico/contract/schemas/marketplace-application";
import type { DemoCoverage, DemoPerson } from "../../../feature/demo-rows.ts";
import type { ApplicationStore } from "../../../sandbox/marketplace/applications/application-store.ts";
import { countiesOfZip, soldCounties } from "../../../sandbox/marketplace/geography/geography.ts";
import { plansIn } from "../../../sandbox/marketplace/plans/county-plans.ts";

/** Gives an application in the sandbox the household of a person, and their policy. */
export async function personalApplication(
  store: ApplicationStore,
  { exchangeAssignedId: id }: MarketplaceApplication,
  person: DemoPerson,
): Promise<MarketplaceApplication> {
  const counties = await countiesOfZip(person.zipCode);
  const county = counties.find(({ state }) => state === person.state);
  const persons = personsOf(person);
  const changed = await store.change(id, (application) => {
    const { insuranceApplication } = application.object;
    const applicants = persons.map(({ id: personId }) => ({
      id: personId.replace("P", "A"),
      person_ref: personId,
      eligibility: {},
    }));
    return {
      ...application,
      userFirstName: person.firstName,
      userLastName: person.lastName,
      userEmail: person.email,
      userPhone: person.phone,
      userAddress: person.address,
      userAddressCity: person.city,
      userAddressCounty: county?.name ?? person.county,
      userAddressStateCode: person.state,
      userAddressZipCode: person.zipCode,
      countyFips: county?.fips ?? application.countyFips,
      enrollmentDate: person.policy?.signedDay ?? null,
      object: {
        persons,
        insuranceApplication: {
          ...insuranceApplication,
          income: person.relatives.reduce((sum, { income }) => sum + income, person.income),
          householdSize: persons.length,
          applicants,
        },
        policies: person.policy
          ? [policyOf(id, { policy: person.policy, fips: county?.fips, members: applicants })]
          : [],
      },
    };
  });
  if (!changed) throw new Error(`The sandbox lost the application ${id}.`);
  return changed;
}

/** The person and their household. */
function personsOf({ firstName, lastName, dob, sex, relatives }: DemoPerson): ApplicationPerson[] {
  const married = relatives.some(({ relation }) => relation === "spouse");
  const relationships = { spouse: "Spouse", child: "Child" } as const;
  return [
    { id: "P1", name: { first: firstName, last: lastName }, dob, sex, married, relationship: "Self" },
    ...relatives.map(({ relation, ...relative }, index) => ({
      id: `P${index + 2}`,
      name: { first: relative.firstName, last: lastName },
      ...{ dob: relative.dob, sex: relative.sex, married: relation === "spouse" },
      relationship: relationships[relation],
    })),
  ];
}

interface Covered {
  readonly policy: DemoCoverage;
  readonly fips: string | undefined;
  readonly members: readonly { readonly id: string }[];
}

/** The policy of a carrier, in a plan of the sandbox, which has none of real carriers. */
function policyOf(id: string, { policy, fips, members }: Covered): ApplicationPolicy {
  const { carrier, plan, premium, memberResponsibility, effectiveDate, terminationDate } = policy;
  const year = Number(effectiveDate.slice(0, 4));
  const county = soldCounties().get(fips ?? "");
  const [sold] = county ? plansIn(county, year) : [];
  return {
    id_exchange: `${id}-01`,
    plan: { id: sold?.id ?? "99001FL0050001", name: plan, issuer: carrier },
    premium: { amount: premium },
    aptc_applied: Math.round((premium - memberResponsibility) * 100) / 100,
    responsibility: memberResponsibility,
    status: terminationDate === null ? "Effectuated" : "Terminated",
    dateEffective: effectiveDate,
    dateExpiration: terminationDate ?? `${year}-12-31`,
    members: members.map(({ id: applicant }) => ({ applicant_id: applicant })),
  };
}

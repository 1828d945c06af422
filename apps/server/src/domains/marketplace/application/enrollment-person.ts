import type {
  ApplicationPerson,
  ApplicationPolicy,
  MarketplaceApplication,
} from "@portico/contract/schemas/marketplace-application";

/** The person whose name a policy has: its first member. */
export function enrollmentPerson(
  { object }: MarketplaceApplication,
  { members, id_exchange }: ApplicationPolicy,
): ApplicationPerson {
  const applicant = object.insuranceApplication.applicants.find(({ id }) => id === members[0]?.applicant_id);
  const person = object.persons.find(({ id }) => id === applicant?.person_ref);
  if (!person) throw new Error(`The policy ${id_exchange} has no member.`);
  return person;
}

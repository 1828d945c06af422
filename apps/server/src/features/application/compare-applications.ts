import type { ApplicationChange } from "@portico/contract/features/application.schemas";
import type { Applicant, MarketplaceApplication } from "@portico/contract/schemas/marketplace-application";

/** What differs between two versions of an application, in the words of its page. */
export function compareApplications(
  before: MarketplaceApplication,
  after: MarketplaceApplication,
): ApplicationChange[] {
  const old = textsOf(before);
  const current = textsOf(after);
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((label) => {
    const change = { label, before: old.get(label) ?? null, after: current.get(label) ?? null };
    return change.before === change.after ? [] : [change];
  });
}

/** The texts of an application by label. Empty ones are left out. */
function textsOf(application: MarketplaceApplication): ReadonlyMap<string, string> {
  const { object } = application;
  const { insuranceApplication, persons, policies } = object;
  const texts: (readonly [string, string | null | undefined])[] = [
    ["First name", application.userFirstName],
    ["Last name", application.userLastName],
    ["Email", application.userEmail],
    ["Phone", application.userPhone],
    ["Address", application.userAddress],
    ["City", application.userAddressCity],
    ["County", application.userAddressCounty],
    ["State", application.userAddressStateCode],
    ["ZIP code", application.userAddressZipCode],
    ["Income a year", money(insuranceApplication.income)],
    ["Elected credit a month", money(application.eligibilityAPTCElected)],
    ["Agent of record NPN", application.agentOfRecordNpn],
    ["Enrolled", application.enrollmentDate],
    ...persons.map(
      ({ name, dob }, index) => [`Person ${index + 1}`, `${name.first} ${name.last}, ${dob}`] as const,
    ),
    ...insuranceApplication.applicants.map(
      (applicant) => [`Eligibility of ${nameOf(application, applicant)}`, eligibilityOf(applicant)] as const,
    ),
    ...policies.map(
      (policy) =>
        [
          `Policy ${policy.id_exchange}`,
          `${policy.plan.name ?? policy.plan.id}, ${policy.status}, from ${policy.dateEffective}, ${money(policy.responsibility)}`,
        ] as const,
    ),
  ];
  return new Map(texts.flatMap(([label, text]) => (text ? [[label, text] as const] : [])));
}

function nameOf({ object }: MarketplaceApplication, { id, person_ref }: Applicant): string {
  const name = object.persons.find((person) => person.id === person_ref)?.name;
  return name ? `${name.first} ${name.last}` : id;
}

function eligibilityOf({ eligibility, eligibilityInitial, eligibilitySpecial }: Applicant): string {
  const isEligible = eligibilityInitial?.indicator === true || eligibilitySpecial?.indicator === true;
  const parts = [
    isEligible ? "Elegible" : "Unelegible",
    eligibility.medicaidChip === true ? "Medicaid or CHIP" : undefined,
    eligibility.aptc && `credit ${money(eligibility.aptc.amount)}`,
    eligibility.csr?.category,
  ];
  return parts.filter((part) => part !== undefined).join(", ");
}

function money(amount: number | null | undefined): string | undefined {
  return amount === null || amount === undefined ? undefined : `$${amount.toFixed(2)}`;
}

import type { ApplicationChange } from "@portico/contract/features/marketplace/application.schemas";
import type {
  Applicant,
  ApplicationPerson,
  ApplicationPolicy,
  MarketplaceApplication,
} from "@portico/contract/schemas/marketplace-application";
import { formatDate, formatMoney, formatPhone } from "@portico/format";

type Text = string | null | undefined | false;

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
  const { insuranceApplication, persons, policies } = application.object;
  const { applicants, coverageYear, householdSize, income } = insuranceApplication;
  const texts: (readonly [string, Text])[] = [
    ["First name", application.userFirstName],
    ["Last name", application.userLastName],
    ["Email", application.userEmail],
    ["Phone", formatPhone(application.userPhone)],
    ["Address", application.userAddress],
    ["City", application.userAddressCity],
    ["County", application.userAddressCounty],
    ["State", application.userAddressStateCode],
    ["ZIP code", application.userAddressZipCode],
    ["Coverage year", String(coverageYear)],
    ["Income a year", money(income)],
    ["Household size", householdSize?.toString()],
    ["Elected credit a month", money(application.eligibilityAPTCElected)],
    ["Agent of record NPN", application.agentOfRecordNpn],
    ["Enrolled", formatDate(application.enrollmentDate)],
    ...persons.map((person, index) => [`Person ${index + 1}`, personText(person)] as const),
    ...applicants.map(
      (applicant) =>
        [`Eligibility of ${nameOf(application, applicant.id)}`, eligibilityText(applicant)] as const,
    ),
    ...policies.map((policy) => [`Policy ${policy.id_exchange}`, policyText(application, policy)] as const),
  ];
  return new Map(texts.flatMap(([label, text]) => (text ? [[label, text] as const] : [])));
}

function personText({ name, dob, sex, married, uses_tobacco, relationship }: ApplicationPerson): string {
  return joined(
    fullName(name),
    formatDate(dob),
    sex && (sex === "F" ? "female" : "male"),
    married !== undefined && (married ? "married" : "not married"),
    uses_tobacco !== undefined && (uses_tobacco ? "uses tobacco" : "no tobacco"),
    relationship,
  );
}

function fullName({ first, middle, last }: ApplicationPerson["name"]): string {
  return [first, middle, last].filter((part) => part).join(" ");
}

function nameOf({ object }: MarketplaceApplication, applicantId: string): string {
  const applicant = object.insuranceApplication.applicants.find(({ id }) => id === applicantId);
  const name = object.persons.find(({ id }) => id === applicant?.person_ref)?.name;
  return name ? fullName(name) : applicantId;
}

function eligibilityText({ eligibility, eligibilityInitial, eligibilitySpecial }: Applicant): string {
  const initial = eligibilityInitial?.indicator === true && eligibilityInitial;
  const special = eligibilitySpecial?.indicator === true && eligibilitySpecial;
  return joined(
    initial || special ? "Elegible" : "Unelegible",
    eligibility.medicaidChip === true && "Medicaid or CHIP",
    eligibility.aptc && `credit ${money(eligibility.aptc.amount)}`,
    eligibility.csr?.category,
    initial && periodText("open enrollment", initial),
    special && periodText("special enrollment", special),
  );
}

function periodText(
  kind: string,
  { dateRange, earliestQHPDate }: NonNullable<Applicant["eligibilityInitial"]>,
): string {
  const range = dateRange && ` ${formatDate(dateRange.start)} – ${formatDate(dateRange.end)}`;
  const from = earliestQHPDate && ` with coverage from ${formatDate(earliestQHPDate)}`;
  return `${kind}${range ?? ""}${from ?? ""}`;
}

function policyText(application: MarketplaceApplication, policy: ApplicationPolicy): string {
  const { plan, status, id_issuer: number, dateEffective, dateExpiration, members } = policy;
  return joined(
    plan.name ?? plan.id,
    status,
    number !== undefined && `number ${number}`,
    `from ${formatDate(dateEffective)}${dateExpiration ? ` to ${formatDate(dateExpiration)}` : ""}`,
    `premium ${money(policy.premium.amount)}`,
    `credit ${money(policy.aptc_applied)}`,
    `to pay ${money(policy.responsibility)}`,
    `for ${members.map(({ applicant_id }) => nameOf(application, applicant_id)).join(" and ")}`,
  );
}

function joined(...parts: readonly Text[]): string {
  return parts.filter((part) => part).join(", ");
}

function money(amount: number | null | undefined): string | undefined {
  return amount === null || amount === undefined ? undefined : formatMoney(amount);
}

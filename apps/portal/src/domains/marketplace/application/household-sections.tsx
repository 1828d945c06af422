import type { ApplicationDetail } from "@portico/contract/features/marketplace/application.schemas";
import type { ApplicationPerson } from "@portico/contract/schemas/marketplace-application";
import { NameValueTable } from "@portico/ui";
import { Card } from "@portico/ui/display";
import { formatDate, formatMoney, formatNumber, formatPhone } from "@portico/ui/format";
import { AmountTable } from "../../../amount-table/amount-table.tsx";
import { marketplaceMessages as texts } from "../../../messages/marketplace.ts";
import { ApplicantTable } from "./applicant-table.tsx";
import { fullName, membersOf, nonApplicantsOf, primaryPersonOf } from "./members.ts";

const { sections, fields } = texts;

/** The people of an application, how to reach them, and what coverage they apply for. */
export function HouseholdSections({ application }: { application: ApplicationDetail }) {
  const { raw } = application;
  const primary = primaryPersonOf(application);
  return (
    <>
      <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3 print:block">
        <Card title={sections.primary}>
          <NameValueTable nameWidth="8rem" items={primary ? personItems(primary) : []} />
        </Card>
        <div className="grid gap-4 print:block">
          <Card title={sections.contact}>
            <NameValueTable
              nameWidth="8rem"
              items={[
                { name: fields.email, value: raw.userEmail },
                { name: fields.phone, value: formatPhone(raw.userPhone) },
              ]}
            />
          </Card>
          <Card title={sections.address}>
            <NameValueTable
              nameWidth="8rem"
              items={[
                { name: fields.street, value: raw.userAddress },
                { name: fields.city, value: raw.userAddressCity },
                { name: fields.county, value: raw.userAddressCounty },
                { name: fields.state, value: raw.userAddressStateCode },
                { name: fields.zip, value: raw.userAddressZipCode },
              ]}
            />
          </Card>
        </div>
        <Card title={sections.coverage}>
          <NameValueTable nameWidth="8rem" items={coverageItems(application)} />
        </Card>
      </div>
      <Card title={sections.applicants}>
        <ApplicantTable application={application} />
      </Card>
      <Card title={sections.nonApplicants}>
        <NonApplicants application={application} />
      </Card>
    </>
  );
}

function personItems({ name, dob, sex, married, uses_tobacco }: ApplicationPerson) {
  return [
    { name: fields.name, value: fullName(name) },
    { name: fields.dob, value: formatDate(dob) },
    { name: fields.sex, value: sex && texts.sexes[sex] },
    { name: fields.married, value: yesNo(married) },
    { name: fields.tobacco, value: yesNo(uses_tobacco) },
  ];
}

function yesNo(value: boolean | undefined): string | undefined {
  return value === undefined ? undefined : value ? texts.yes : texts.no;
}

/**
 * What the household applies for. Without an applicant who is eligible, there is neither a coverage year nor a start;
 * without one who can enroll, nothing starts.
 */
function coverageItems(application: ApplicationDetail) {
  const { raw, year, effectiveDate, enrollment, agentName, agentSaleName } = application;
  const hasEligible = membersOf(application).some(({ isEligible }) => isEligible);
  const { income, householdSize } = raw.object.insuranceApplication;
  const elected = raw.eligibilityAPTCElected;
  return [
    ...(hasEligible
      ? [
          { name: fields.year, value: String(year) },
          {
            name: fields.effectiveDate,
            value:
              enrollment.people.some(({ state }) => state === "open") && fields.effectiveHint(effectiveDate),
          },
        ]
      : []),
    { name: fields.income, value: income !== undefined && fields.incomeYearly(formatMoney(income)) },
    { name: fields.householdSize, value: formatNumber(householdSize) },
    { name: fields.elected, value: elected !== null && texts.perMonth(formatMoney(elected)) },
    { name: fields.agent, value: agentName },
    { name: fields.seller, value: agentSaleName },
  ];
}

function NonApplicants({ application }: { application: ApplicationDetail }) {
  const people = nonApplicantsOf(application);
  if (people.length === 0) return <p className="text-fg-muted">{texts.noNonApplicants}</p>;
  return (
    <AmountTable
      title={sections.nonApplicants}
      isTitleHidden
      columns={[
        { label: fields.name },
        { label: fields.dob },
        { label: fields.sex },
        { label: fields.relationship },
      ]}
      rows={people.map(({ name, dob, sex, relationship }) => [
        fullName(name),
        formatDate(dob),
        sex && texts.sexes[sex],
        relationship,
      ])}
    />
  );
}

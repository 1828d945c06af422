import type { ApplicationDetail } from "@portico/contract/features/marketplace/application.schemas";
import { StatusBadge } from "@portico/ui";
import { formatDate, formatMoney } from "@portico/ui/format";
import { AmountTable } from "../../../amount-table/amount-table.tsx";
import { marketplaceMessages as texts } from "../../../messages/marketplace.ts";
import type { Member } from "./members.ts";
import { useMembers } from "./use-application.ts";

const { fields } = texts;

/** The people who apply for coverage, with their eligibility, credit and cost sharing. */
export function ApplicantTable({ application }: { application: ApplicationDetail }) {
  return (
    <AmountTable
      title={texts.sections.applicants}
      isTitleHidden
      columns={[
        { label: fields.name },
        { label: fields.dob },
        { label: fields.eligibility },
        { label: fields.enrollmentPeriod },
        { label: fields.credit, isFigure: true },
        { label: fields.csr },
      ]}
      rows={useMembers(application).map((member) => [
        member.name,
        formatDate(member.person?.dob),
        <Eligibility key={member.id} isEligible={member.isEligible} />,
        member.period && texts.period(member.period.start, member.period.end),
        <Credit key={member.id} {...member} />,
        member.csr ?? texts.none,
      ])}
    />
  );
}

/** Whether an applicant can enroll. */
export function Eligibility({ isEligible }: { isEligible: boolean }) {
  return (
    <StatusBadge tone={isEligible ? "success" : "neutral"}>
      {isEligible ? texts.eligible : texts.notEligible}
    </StatusBadge>
  );
}

function Credit({ credit, hasMedicaid }: Pick<Member, "credit" | "hasMedicaid">) {
  return (
    <>
      {formatMoney(credit)}
      {hasMedicaid && <span className="block text-caption text-fg-muted">{texts.medicaid}</span>}
    </>
  );
}

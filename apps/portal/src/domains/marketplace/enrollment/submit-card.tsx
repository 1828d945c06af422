import type { ApplicationDetail } from "@portico/contract/features/marketplace/application.schemas";
import { Card } from "@portico/ui/display";
import { FailureNote } from "@portico/ui/work-dialogs";
import { useState } from "react";
import { enrollmentMessages as texts } from "../../../messages/enrollment.ts";
import { type GroupPrice, sumOf } from "../groups/group-price.ts";
import type { EnrollmentGroup } from "../groups/groups.ts";
import { Agreement } from "./agreement.tsx";
import { PriceLines } from "./price-lines.tsx";
import { type Attestation, type Enrollment, usesCredit, whyNotSubmit } from "./submission.ts";
import { SubmitButton } from "./submit-button.tsx";
import { useSubmitEnrollment } from "./use-submit-enrollment.ts";

export interface SubmitCardProps {
  application: ApplicationDetail;
  groups: readonly EnrollmentGroup[];
  /** What each group pays. Undefined until its plan is priced. */
  prices: readonly (GroupPrice | undefined)[];
}

/** What all groups pay together, the tax credit agreement, and the button that submits the enrollment. */
export function SubmitCard({ application, groups, prices }: SubmitCardProps) {
  const [attested, setAttested] = useState<readonly Attestation[]>([]);
  const { isSubmitting, failure, submit } = useSubmitEnrollment(application.id);
  const enrollment: Enrollment = {
    decision: application.enrollment,
    elected: application.raw.eligibilityAPTCElected ?? 0,
    groups,
    prices,
    attested,
  };
  return (
    <Card title={texts.price.total}>
      <div className="grid gap-4">
        <PriceLines price={totalOf(prices)} />
        {usesCredit(enrollment) && (
          <Agreement application={application} attested={attested} onAttestedChange={setAttested} />
        )}
        <SubmitButton
          label={texts.submit}
          isLoading={isSubmitting}
          reason={whyNotSubmit(enrollment)}
          onSubmit={() => void submit(enrollment)}
        />
        {failure && <FailureNote failure={failure} />}
      </div>
    </Card>
  );
}

function totalOf(prices: readonly (GroupPrice | undefined)[]): GroupPrice {
  const known = prices.flatMap((price) => price ?? []);
  return {
    premium: sumOf(known.map(({ premium }) => premium)),
    credit: sumOf(known.map(({ credit }) => credit)),
    responsibility: sumOf(known.map(({ responsibility }) => responsibility)),
  };
}

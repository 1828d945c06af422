import type { ApplicationDetail } from "@portico/contract/features/marketplace/application.schemas";
import type { PlanDetails } from "@portico/contract/schemas/plans";
import { Card } from "@portico/ui/display";
import { FailureNote } from "@portico/ui/work-dialogs";
import { useState } from "react";
import { planDetailMessages as texts } from "../../../messages/plan-details.ts";
import { Agreement } from "../enrollment/agreement.tsx";
import { type Attestation, type Enrollment, usesCredit, whyNotSubmit } from "../enrollment/submission.ts";
import { SubmitButton } from "../enrollment/submit-button.tsx";
import { useSubmitEnrollment } from "../enrollment/use-submit-enrollment.ts";
import { priceOf } from "../groups/group-price.ts";
import { defaultGroups, setCredit, setPlan } from "../groups/groups.ts";
import { Premium } from "../plans/premium.tsx";
import type { Pricing } from "../pricing/use-pricing.ts";

export interface EnrollCardProps {
  application: ApplicationDetail;
  plan: PlanDetails;
  pricing: Pricing;
}

/** Enrolls all applicants who can enroll in the plan, as one group. */
export function EnrollCard({ application, plan, pricing }: EnrollCardProps) {
  const [attested, setAttested] = useState<readonly Attestation[]>([]);
  const { isSubmitting, failure, submit } = useSubmitEnrollment(application.id);
  const { covered: members, groups: storedGroups, setGroups } = pricing;
  const { id, name, fullPremium } = plan;
  const chosen = setPlan(defaultGroups(members), 0, { id, name, premium: fullPremium });
  const { withoutCredit } = pricing.request;
  const groups = setCredit(chosen, 0, withoutCredit ? 0 : pricing.credit, members);
  const enrollment: Enrollment = {
    decision: application.enrollment,
    elected: application.raw.eligibilityAPTCElected ?? 0,
    groups,
    prices: groups.map((group) => priceOf(group, { premium: fullPremium, usable: plan.credit })),
    attested,
  };
  const enroll = () => {
    // Several groups are replaced only by an enrollment that succeeded.
    if (storedGroups.length <= 1) setGroups(groups);
    void submit(enrollment);
  };
  return (
    <Card title={texts.enrollTitle}>
      <div className="grid gap-3">
        <Premium plan={plan} />
        <p className="text-fg-muted">{texts.enrollFor(members.map((member) => member.name).join(", "))}</p>
        {storedGroups.length > 1 && (
          <p className="text-fg-muted">{texts.replacesGroups(storedGroups.length)}</p>
        )}
        {usesCredit(enrollment) && (
          <Agreement application={application} attested={attested} onAttestedChange={setAttested} />
        )}
        <SubmitButton
          label={texts.enroll}
          isLoading={isSubmitting}
          reason={whyNotSubmit(enrollment)}
          onSubmit={enroll}
        />
        {failure && <FailureNote failure={failure} />}
      </div>
    </Card>
  );
}

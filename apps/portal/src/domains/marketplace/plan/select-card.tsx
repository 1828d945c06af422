import type { ApplicationDetail } from "@portico/contract/features/marketplace/application.schemas";
import type { PlanDetails } from "@portico/contract/schemas/plans";
import { Card } from "@portico/ui/display";
import { useNavigate } from "react-router";
import { enrollmentMessages } from "../../../messages/enrollment.ts";
import { planDetailMessages as texts } from "../../../messages/plan-details.ts";
import { SubmitButton } from "../enrollment/submit-button.tsx";
import { setPlan } from "../groups/groups.ts";
import { Premium } from "../plans/premium.tsx";
import type { PathGroup, Pricing } from "../pricing/use-pricing.ts";

export interface SelectCardProps {
  application: ApplicationDetail;
  plan: PlanDetails;
  pricing: Pricing;
  inGroup: PathGroup;
}

/** Chooses the plan for the group in the path, and returns to the groups. */
export function SelectCard({ application, plan, pricing, inGroup: { index } }: SelectCardProps) {
  const navigate = useNavigate();
  const { state, reason } = application.enrollment;
  const select = () => {
    const { id, name, fullPremium } = plan;
    pricing.setGroups(setPlan(pricing.groups, index, { id, name, premium: fullPremium }));
    void navigate(`/portal/mk/applications/${application.id}/enrollment`);
  };
  return (
    <Card title={enrollmentMessages.group(index + 1)}>
      <div className="grid gap-3">
        <Premium plan={plan} />
        <p className="text-fg-muted">{texts.selectFor(pricing.covered.map(({ name }) => name).join(", "))}</p>
        <SubmitButton
          label={texts.select}
          // Groups that aren't confirmed can be submitted again, with their plans.
          reason={state === "pending" ? undefined : (reason ?? undefined)}
          onSubmit={select}
        />
      </div>
    </Card>
  );
}

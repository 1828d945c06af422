import type { PlanDetails } from "@portico/contract/schemas/plans";
import { NameValueTable } from "@portico/ui";
import { formatMoney } from "@portico/ui/format";
import { AmountTable } from "../../../amount-table/amount-table.tsx";
import { planDetailMessages as texts } from "../../../messages/plan-details.ts";
import { planMessages } from "../../../messages/plans.ts";
import { amountText, csrText, ratingText } from "../plans/plan-facts.ts";
import { Premium } from "../plans/premium.tsx";

const { fields } = planMessages;

/** The premium of a plan, its limits, and what kind of plan it is. */
export function PlanCosts({ plan }: { plan: PlanDetails }) {
  const limits = [...plan.deductibles, ...plan.outOfPocketMaximums];
  return (
    <div className="grid gap-4">
      <Premium plan={plan} />
      <NameValueTable
        items={[
          { name: fields.credit, value: formatMoney(plan.credit) },
          { name: fields.deductible, value: amountText(plan.deductible) },
          { name: fields.outOfPocketMax, value: amountText(plan.outOfPocketMax) },
          { name: fields.metalLevel, value: plan.metalLevel },
          { name: fields.type, value: plan.type },
          { name: fields.rating, value: ratingText(plan) },
          { name: fields.csr, value: csrText(plan) },
          { name: fields.hsa, value: plan.hsaEligible ? planMessages.yes : planMessages.no },
          { name: fields.id, value: plan.id },
        ]}
      />
      {limits.length > 0 && (
        <AmountTable
          title={texts.limits}
          columns={[
            { label: texts.limit },
            { label: texts.network },
            { label: texts.person },
            { label: texts.amount, isFigure: true },
          ]}
          rows={limits.map(({ type, network, isFamily, amount }) => [
            type,
            network,
            isFamily ? texts.family : texts.individual,
            formatMoney(amount),
          ])}
        />
      )}
    </div>
  );
}

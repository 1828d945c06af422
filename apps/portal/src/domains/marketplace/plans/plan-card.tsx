import type { PlanCard as Plan } from "@portico/contract/schemas/plans";
import { buttonStyles } from "@portico/ui";
import { Tag } from "@portico/ui/display";
import { truncate } from "@portico/ui/format";
import { Checkbox } from "@portico/ui/forms";
import { Star } from "@portico/ui/icons";
import { Link } from "react-router";
import { planMessages as texts } from "../../../messages/plans.ts";
import { amountText, csrText, ratingText } from "./plan-facts.ts";
import { Premium } from "./premium.tsx";

/** The maximum length of a plan's name (specification, part 2, section 9). */
const maxNameLength = 30;

export interface PlanCardProps {
  plan: Plan;
  /** The address of the plan's details. */
  detailsTo: string;
  isCompared: boolean;
  /** Whether no more plans can be compared. */
  isComparisonFull: boolean;
  onCompareChange: () => void;
}

/** A plan with what it costs. */
export function PlanCard({ plan, detailsTo, isCompared, isComparisonFull, onCompareChange }: PlanCardProps) {
  return (
    <article
      aria-label={plan.name}
      className="flex min-w-0 flex-col gap-3 rounded-lg border border-border bg-surface-raised p-4"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <h2 title={plan.name} className="text-section font-semibold break-words">
            {truncate(plan.name, maxNameLength)}
          </h2>
          <p className="text-fg-muted">{plan.issuer.name}</p>
        </div>
        <Premium plan={plan} />
      </div>
      <p className="flex flex-wrap gap-1.5">
        <Tag>{plan.metalLevel}</Tag>
        <Tag>{plan.type}</Tag>
        {plan.csr && <Tag>{csrText(plan)}</Tag>}
        {plan.hsaEligible && <Tag>{texts.hsa}</Tag>}
      </p>
      <dl className="flex flex-wrap gap-x-6 gap-y-2 text-table tabular-nums">
        <Fact label={texts.fields.deductible} value={amountText(plan.deductible)} />
        <Fact label={texts.fields.outOfPocketMax} value={amountText(plan.outOfPocketMax)} />
        <div>
          <dt className="text-fg-muted">{texts.fields.rating}</dt>
          <dd className="flex items-center gap-1">
            {plan.rating !== null && <Star size={14} aria-hidden="true" className="text-warning-solid" />}
            {ratingText(plan)}
          </dd>
        </div>
      </dl>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
        <Checkbox
          label={texts.compare.choose}
          aria-label={texts.compare.chooseNamed(plan.name)}
          hint={isComparisonFull && !isCompared ? texts.compare.full : undefined}
          disabled={isComparisonFull && !isCompared}
          checked={isCompared}
          onCheckedChange={onCompareChange}
        />
        <Link to={detailsTo} aria-label={texts.detailsOf(plan.name)} className={buttonStyles({ size: "sm" })}>
          {texts.details}
        </Link>
      </div>
    </article>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-fg-muted">{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

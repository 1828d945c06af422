import type { PlanCard } from "@portico/contract/schemas/plans";
import { useResultTexts } from "../result-texts.ts";

const colors: Readonly<Record<PlanCard["metalLevel"], string>> = {
  Catastrophic: "bg-neutral-solid",
  Bronze: "bg-chart-3",
  Silver: "bg-chart-other",
  Gold: "bg-warning-solid",
  Platinum: "bg-info-solid",
};

/** The level of a plan, and whether it has a cost-sharing reduction. */
export function MetalBadge({ plan }: { plan: Pick<PlanCard, "metalLevel" | "csr"> }) {
  const texts = useResultTexts();
  return (
    <>
      <span className="inline-flex items-center gap-1.5 rounded-full border border-border px-2.5 py-0.5 font-medium">
        <span aria-hidden="true" className={`size-2.5 rounded-full ${colors[plan.metalLevel]}`} />
        {texts.filters.metals[plan.metalLevel]}
      </span>
      {plan.csr && (
        <span className="rounded-full bg-success-surface px-2.5 py-0.5 font-medium text-success-fg">
          {texts.card.csr}
        </span>
      )}
    </>
  );
}

import type { PlanCard } from "@portico/contract/schemas/plans";
import { useFormat } from "../../site/format.ts";
import { useResultTexts } from "../result-texts.ts";

/** The premium a month after the tax credit, and before it. */
export function PlanPrice({ plan }: { plan: Pick<PlanCard, "premium" | "fullPremium" | "credit"> }) {
  const texts = useResultTexts();
  const { cents } = useFormat();
  return (
    <p className="sm:text-end">
      <span className="text-3xl font-semibold tracking-tight tabular-nums">{cents(plan.premium)}</span>{" "}
      <span className="text-base">{texts.card.aMonth}</span>
      <span className="block text-sm text-fg-muted">
        {plan.credit > 0 ? texts.card.was(cents(plan.fullPremium)) : texts.card.noCredit}
      </span>
    </p>
  );
}

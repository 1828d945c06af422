import type { PlanCard } from "@portico/contract/schemas/plans";
import { formatMoney } from "@portico/ui/format";
import { planMessages as texts } from "../../../messages/plans.ts";

/** The premium of a plan after the credit, and the full one if it differs. */
export function Premium({
  plan: { premium, fullPremium },
}: {
  plan: Pick<PlanCard, "premium" | "fullPremium">;
}) {
  return (
    <p className="tabular-nums">
      <span className="text-title font-semibold">{formatMoney(premium)}</span>{" "}
      <span className="text-fg-muted">{texts.month}</span>
      {fullPremium !== premium && (
        <span className="block text-table text-fg-muted">{texts.was(formatMoney(fullPremium))}</span>
      )}
    </p>
  );
}

import type { PlanDetails } from "@portico/contract/schemas/plans";
import { cardStyles } from "../../controls/control-styles.ts";
import { useFormat } from "../../site/format.ts";
import { limitName } from "../plan/plan-terms.ts";
import { useResultTexts } from "../result-texts.ts";

/** The deductibles and out-of-pocket maximums of a plan. */
export function LimitTable({ plan }: { plan: Pick<PlanDetails, "deductibles" | "outOfPocketMaximums"> }) {
  const texts = useResultTexts();
  const { dollars } = useFormat();
  const lists = [
    { title: texts.card.deductible, limits: plan.deductibles },
    { title: texts.card.outOfPocketMax, limits: plan.outOfPocketMaximums },
  ].filter(({ limits }) => limits.length > 0);
  if (lists.length === 0) return null;
  return (
    <section className={`grid gap-4 md:grid-cols-2 ${cardStyles}`}>
      {lists.map(({ title, limits }) => (
        <div key={title}>
          <h2 className="mb-2 text-lg font-semibold">{title}</h2>
          <dl className="grid gap-1.5">
            {limits.map((limit) => (
              <div key={JSON.stringify(limit)} className="flex justify-between gap-4">
                <dt className="min-w-0">
                  {limit.isFamily ? texts.plan.family : texts.plan.individual}
                  <span className="block text-sm text-fg-muted">{limitName(limit, texts.plan)}</span>
                </dt>
                <dd className="font-semibold tabular-nums">{dollars(limit.amount)}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}

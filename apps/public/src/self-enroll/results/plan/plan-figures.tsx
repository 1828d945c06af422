import type { PlanCard } from "@portico/contract/schemas/plans";
import { useFormat } from "../../site/format.ts";
import { useResultTexts } from "../result-texts.ts";

interface Props {
  readonly plan: Pick<PlanCard, "deductible" | "outOfPocketMax">;
  readonly more?: readonly { readonly label: string; readonly value: string | null }[];
}

/** The main figures of a plan. */
export function PlanFigures({ plan, more = [] }: Props) {
  const texts = useResultTexts();
  const { dollars } = useFormat();
  const amount = (value: number | null) => (value === null ? null : dollars(value));
  const figures = [
    { label: texts.card.deductible, value: amount(plan.deductible) },
    { label: texts.card.outOfPocketMax, value: amount(plan.outOfPocketMax) },
    ...more,
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-4">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end gap-0.5">
          <dt className="text-sm text-fg-muted">{label}</dt>
          <dd className="font-semibold tabular-nums">{value ?? texts.card.notAvailable}</dd>
        </div>
      ))}
    </dl>
  );
}

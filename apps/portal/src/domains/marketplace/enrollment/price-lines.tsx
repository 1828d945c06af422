import { formatMoney } from "@portico/ui/format";
import { enrollmentMessages } from "../../../messages/enrollment.ts";
import type { GroupPrice } from "../groups/group-price.ts";

const texts = enrollmentMessages.price;

/** The premium, the credit, and what is left to pay. */
export function PriceLines({ price: { premium, credit, responsibility } }: { price: GroupPrice }) {
  return (
    <dl className="grid gap-1 rounded-md bg-surface-hover px-3 py-2 text-table tabular-nums">
      <div className="flex justify-between gap-4">
        <dt>{texts.premium}</dt>
        <dd>{formatMoney(premium)}</dd>
      </div>
      <div className="flex justify-between gap-4">
        <dt>{texts.credit}</dt>
        <dd>{formatMoney(-credit)}</dd>
      </div>
      <div className="flex justify-between gap-4 border-t border-border-strong pt-1 text-form font-semibold">
        <dt>{texts.responsibility}</dt>
        <dd>{formatMoney(responsibility)}</dd>
      </div>
    </dl>
  );
}

import { Card } from "@portico/ui/display";
import { formatMoney } from "@portico/ui/format";
import { AmountTable } from "../../amount-table/amount-table.tsx";
import { peopleMessages } from "../../messages/people.ts";
import { monthOfYear } from "./month-of-year.ts";
import type { Person } from "./use-person.ts";

const texts = peopleMessages.commissions;

/** The commissions received for the person's policies, by month. */
export function CommissionsCard({ person: { policies } }: { person: Person }) {
  if (policies.length === 0) return null;
  const received = policies.flatMap(({ commissions }) => commissions);
  const months = [...Map.groupBy(received, ({ year, month }) => year * 12 + month - 1)].toSorted(
    ([one], [other]) => other - one,
  );
  return (
    <Card title={texts.title}>
      {months.length === 0 ? (
        <p className="text-fg-muted">{texts.none}</p>
      ) : (
        <AmountTable
          title={texts.hint}
          columns={[{ label: texts.month }, { label: texts.amount, isFigure: true }]}
          rows={months.map(([month, lines]) => [
            monthOfYear({ year: Math.floor(month / 12), month: (month % 12) + 1 }),
            formatMoney(sum(lines)),
          ])}
          total={[texts.total, formatMoney(sum(received))]}
        />
      )}
    </Card>
  );
}

/** The sum in dollars, without an error of rounding. */
function sum(lines: readonly { readonly amount: number }[]): number {
  return lines.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100;
}

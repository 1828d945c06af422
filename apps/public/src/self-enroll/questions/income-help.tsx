import { ChevronDown, Plus } from "@portico/ui/icons";
import { useState } from "react";
import { buttonStyles, focusRing } from "../controls/control-styles.ts";
import { SelectField } from "../controls/select-field.tsx";
import { TextField } from "../controls/text-field.tsx";
import { type IncomeEntry, incomePeriods, isUnreadable, newIncome } from "../quote/draft.ts";
import { useFormat } from "../site/format.ts";
import { useSite } from "../site/site.ts";
import { yearlyIncome } from "./income.ts";

interface Props {
  readonly entries: readonly IncomeEntry[];
  readonly onChange: (entries: readonly IncomeEntry[]) => void;
  readonly onUse: (income: string) => void;
}

/** Adds up what each person gets, for visitors who don't know their yearly income. */
export function IncomeHelp({ entries, onChange, onUse }: Props) {
  const { texts } = useSite();
  const { dollars } = useFormat();
  // Entries of before are shown.
  const [wasUsed] = useState(() => entries.some(({ amount }) => amount !== ""));
  const total = yearlyIncome(entries);
  const change = (id: number, part: Partial<IncomeEntry>) =>
    onChange(entries.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)));
  return (
    <details open={wasUsed} className="group rounded-xl border border-border bg-surface">
      <summary
        className={`flex min-h-12 cursor-pointer list-none items-center justify-between gap-2 rounded-xl px-4 font-medium ${focusRing}`}
      >
        {texts.household.help}
        <ChevronDown size={20} className="group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 px-4 pb-4">
        <p className="text-sm text-fg-muted">{texts.household.helpText}</p>
        {entries.map(({ id, amount, period }) => (
          <div key={id} className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
            <TextField
              id={`income-${id}-amount`}
              label={texts.household.amount}
              value={amount}
              prefix="$"
              inputMode="decimal"
              autoComplete="off"
              textError={isUnreadable(amount) ? texts.problems.incomeNotANumber : undefined}
              onChange={(value) => change(id, { amount: value })}
            />
            <SelectField
              id={`income-${id}-period`}
              label={texts.household.period}
              value={period}
              options={incomePeriods.map((value) => ({ value, label: texts.household.periods[value] }))}
              onChange={(value) => change(id, { period: value })}
            />
            {entries.length > 1 && (
              <button
                type="button"
                className={buttonStyles.quiet}
                onClick={() => onChange(entries.filter((entry) => entry.id !== id))}
              >
                {texts.household.removeIncome}
              </button>
            )}
          </div>
        ))}
        <div className="flex flex-wrap items-center gap-3">
          <button
            type="button"
            className={buttonStyles.secondary}
            onClick={() => onChange([...entries, newIncome(Math.max(...entries.map(({ id }) => id)) + 1)])}
          >
            <Plus size={18} />
            {texts.household.addIncome}
          </button>
          <span aria-live="polite">{total > 0 && texts.household.total(dollars(total))}</span>
          {total > 0 && (
            <button type="button" className={buttonStyles.primary} onClick={() => onUse(String(total))}>
              {texts.household.use(dollars(total))}
            </button>
          )}
        </div>
      </div>
    </details>
  );
}

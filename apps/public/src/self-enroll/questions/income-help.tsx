import { ChevronDown, Plus } from "@portico/ui/icons";
import { useState } from "react";
import { buttonStyles, focusRing } from "../controls/control-styles.ts";
import { SelectField } from "../controls/select-field.tsx";
import { TextField } from "../controls/text-field.tsx";
import { useFormat } from "../site/format.ts";
import { useSite } from "../site/site.ts";
import { type IncomeEntry, type Period, yearlyIncome } from "./income.ts";

const periodNames = ["week", "twoWeeks", "month", "year"] as const satisfies readonly Period[];

/** Adds up what each person gets, for visitors who don't know their yearly income. */
export function IncomeHelp({ onUse }: { onUse: (income: string) => void }) {
  const { texts } = useSite();
  const { dollars } = useFormat();
  const [entries, setEntries] = useState<readonly IncomeEntry[]>([{ id: 0, amount: "", period: "month" }]);
  const total = yearlyIncome(entries);
  const change = (id: number, part: Partial<IncomeEntry>) =>
    setEntries(entries.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)));
  return (
    <details className="group rounded-xl border border-border bg-surface">
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
              maxLength={14}
              onChange={(value) => change(id, { amount: value })}
            />
            <SelectField
              id={`income-${id}-period`}
              label={texts.household.period}
              value={period}
              options={periodNames.map((value) => ({ value, label: texts.household.periods[value] }))}
              onChange={(value) => change(id, { period: value })}
            />
            {entries.length > 1 && (
              <button
                type="button"
                className={buttonStyles.quiet}
                onClick={() => setEntries(entries.filter((entry) => entry.id !== id))}
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
            onClick={() =>
              setEntries([...entries, { id: (entries.at(-1)?.id ?? 0) + 1, amount: "", period: "month" }])
            }
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

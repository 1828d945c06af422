import type { ResponseBody } from "@portico/contract/schemas";
import { CheckField } from "../../controls/check-field.tsx";
import { linkStyles } from "../../controls/control-styles.ts";
import { SelectField } from "../../controls/select-field.tsx";
import type { QuoteDraft } from "../../quote/draft.ts";
import { metalLevels, planTypes } from "../../quote/plan-choices.ts";
import type { PlanFilters } from "../../quote/plan-filters.ts";
import { Link } from "../../routing/link.tsx";
import { useResultTexts } from "../result-texts.ts";
import { CheckGroup } from "./check-group.tsx";
import { toggled } from "./plan-query.ts";
import { RangeField } from "./range-field.tsx";

interface Props {
  /** Tells two forms of the same page apart. */
  readonly id: string;
  readonly quote: QuoteDraft;
  readonly found: ResponseBody<"quote.plans"> | undefined;
  readonly onChange: (change: Partial<PlanFilters>) => void;
}

const ratings = ["0", "1", "2", "3", "4", "5"] as const;

/** The fields of the filters. */
export function FilterFields({ id, quote, found, onChange }: Props) {
  const texts = useResultTexts();
  const { filters, preferredDoctors, preferredDrugs } = quote;
  const countOf = (facets: readonly { value: string; count: number }[] | undefined, value: string) =>
    facets && (facets.find((facet) => facet.value === value)?.count ?? 0);
  // A chosen company stays in the list, also if no plan of it is left.
  const issuers = [
    ...new Set([...(found?.facets.issuers.map(({ value }) => value) ?? []), ...filters.issuers]),
  ].toSorted((one, other) => one.localeCompare(other));
  const hasPreferences = preferredDoctors.length + preferredDrugs.length > 0;
  return (
    <div className="grid gap-6">
      <CheckGroup
        legend={texts.filters.metal}
        options={metalLevels.map((value) => ({
          value,
          label: texts.filters.metals[value],
          hint: texts.filters.metalHints[value],
          count: countOf(found?.facets.metalLevels, value),
        }))}
        chosen={filters.metalLevels}
        onToggle={(value) => onChange({ metalLevels: toggled(filters.metalLevels, value) })}
      />
      <div>
        {preferredDoctors.length > 0 && (
          <CheckField
            label={texts.filters.doctors}
            isChecked={filters.coversDoctors}
            onChange={(coversDoctors) => onChange({ coversDoctors })}
          />
        )}
        {preferredDrugs.length > 0 && (
          <CheckField
            label={texts.filters.drugs}
            isChecked={filters.coversDrugs}
            onChange={(coversDrugs) => onChange({ coversDrugs })}
          />
        )}
        {!hasPreferences && (
          <Link to={{ page: "needs" }} className={`inline-flex min-h-11 items-center ${linkStyles}`}>
            {texts.filters.addDoctors}
          </Link>
        )}
        <CheckField label={texts.filters.hsa} isChecked={filters.hsa} onChange={(hsa) => onChange({ hsa })} />
      </div>
      <RangeField
        id={`${id}-premium`}
        legend={texts.filters.premium}
        bounds={found?.ranges.premiums}
        min={filters.premiumMin}
        max={filters.premiumMax}
        onChange={({ min, max }) => onChange({ premiumMin: min, premiumMax: max })}
      />
      <RangeField
        id={`${id}-deductible`}
        legend={texts.filters.deductible}
        bounds={found?.ranges.deductibles}
        min={filters.deductibleMin}
        max={filters.deductibleMax}
        onChange={({ min, max }) => onChange({ deductibleMin: min, deductibleMax: max })}
      />
      <CheckGroup
        legend={texts.filters.issuer}
        options={issuers.map((value) => ({
          value,
          label: value,
          count: countOf(found?.facets.issuers, value),
        }))}
        chosen={filters.issuers}
        onToggle={(value) => onChange({ issuers: toggled(filters.issuers, value) })}
      />
      <CheckGroup
        legend={texts.filters.type}
        options={planTypes.map((value) => ({
          value,
          label: value,
          count: countOf(found?.facets.types, value),
        }))}
        chosen={filters.types}
        onToggle={(value) => onChange({ types: toggled(filters.types, value) })}
      />
      <SelectField
        id={`${id}-rating`}
        label={texts.filters.rating}
        value={ratings[filters.rating] ?? "0"}
        options={ratings.map((value) => ({
          value,
          label: value === "0" ? texts.filters.anyRating : texts.filters.stars(Number(value)),
        }))}
        onChange={(value) => onChange({ rating: Number(value) })}
      />
    </div>
  );
}

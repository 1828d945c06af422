import { metalLevels, planTypes } from "@portico/contract";
import type { PlanPage } from "@portico/contract/schemas/plans";
import { Button } from "@portico/ui";
import { Checkbox, CheckboxGroup } from "@portico/ui/forms";
import { planMessages } from "../../../messages/plans.ts";
import { countFilters, noFilters, type PlanFilters } from "./search-state.ts";

const texts = planMessages.filters;
type Facets = PlanPage["facets"];
type Facet = Facets["issuers"][number];

export interface PlanFiltersPanelProps {
  filters: PlanFilters;
  /** The counts of the last response, if there was one. */
  facets: Facets | undefined;
  onFiltersChange: (filters: PlanFilters) => void;
}

/** The filters of a plan search, with the number of plans for each value. */
export function PlanFiltersPanel({ filters, facets, onFiltersChange }: PlanFiltersPanelProps) {
  const change = (some: Partial<PlanFilters>) => onFiltersChange({ ...filters, ...some });
  return (
    <div className="grid gap-5">
      <CheckboxGroup
        label={texts.metalLevel}
        options={optionsOf(metalLevels, facets?.metalLevels)}
        value={filters.metalLevels}
        onChange={({ value }) =>
          change({ metalLevels: metalLevels.filter((level) => value.includes(level)) })
        }
      />
      <CheckboxGroup
        label={texts.issuer}
        options={optionsOf(issuersOf(facets?.issuers, filters.issuers), facets?.issuers)}
        value={filters.issuers}
        onChange={({ value }) => change({ issuers: [...value] })}
      />
      <CheckboxGroup
        label={texts.type}
        options={optionsOf(planTypes, facets?.types)}
        value={filters.types}
        onChange={({ value }) => change({ types: planTypes.filter((type) => value.includes(type)) })}
      />
      <Checkbox
        label={texts.hsa}
        checked={filters.hsa}
        onCheckedChange={({ checked }) => change({ hsa: checked === true })}
      />
      {countFilters(filters) > 0 && (
        <Button size="sm" className="justify-self-start" onClick={() => onFiltersChange(noFilters)}>
          {texts.clear}
        </Button>
      )}
    </div>
  );
}

/** The issuers of the response, and those that are filtered by without any plan. */
function issuersOf(facets: readonly Facet[] = [], chosen: readonly string[]): string[] {
  const offered = facets.map(({ value }) => value);
  return [...offered, ...chosen.filter((issuer) => !offered.includes(issuer))].toSorted((one, other) =>
    one.localeCompare(other, "en-US"),
  );
}

function optionsOf(values: readonly string[], facets: readonly Facet[] | undefined) {
  return values.map((value) => {
    const count = facets?.find((facet) => facet.value === value)?.count ?? 0;
    return { value, label: facets ? texts.option(value, count) : value };
  });
}

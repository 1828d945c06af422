import { Button } from "@portico/ui";
import { ListFilter } from "@portico/ui/icons";
import { useId, useState } from "react";
import { planMessages } from "../../../messages/plans.ts";
import { PlanFiltersPanel, type PlanFiltersPanelProps } from "./plan-filters.tsx";
import { countFilters } from "./search-state.ts";

const texts = planMessages.filters;

/** The Filters panel: beside the plans, or above them behind a button on narrow screens. */
export function SearchPanel(props: PlanFiltersPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section
      aria-label={texts.title}
      className="min-w-0 rounded-lg border border-border bg-surface-raised p-4 max-lg:p-3"
    >
      <h2 className="mb-3 text-section font-semibold max-lg:hidden">{texts.title}</h2>
      <Button
        className="lg:hidden"
        icon={<ListFilter size={16} aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.count(countFilters(props.filters))}
      </Button>
      <div id={id} className={isOpen ? "max-lg:mt-3" : "max-lg:hidden"}>
        <PlanFiltersPanel {...props} />
      </div>
    </section>
  );
}

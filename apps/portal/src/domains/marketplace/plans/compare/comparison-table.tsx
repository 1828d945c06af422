import type { PlanDetails } from "@portico/contract/schemas/plans";
import { Button } from "@portico/ui";
import { Link } from "@portico/ui/display";
import { Link as RouterLink } from "react-router";
import { planMessages } from "../../../../messages/plans.ts";
import { ScrollRegion } from "../../../../scroll-region/scroll-region.tsx";
import type { ComparedRow } from "./compare-rows.ts";

const texts = planMessages.compare;

export interface ComparisonTableProps {
  plans: readonly PlanDetails[];
  rows: readonly ComparedRow[];
  /** The query for links to the plans, which keeps the search. */
  query: string;
  onRemove: (id: string) => void;
}

const cell = "min-w-40 px-3 py-2 text-start align-top";
const firstCell = `${cell} sticky start-0 max-w-48 border-e border-border max-sm:min-w-28`;

/** A column for each plan. Rows in which they differ are highlighted, and say so. */
export function ComparisonTable({ plans, rows, query, onRemove }: ComparisonTableProps) {
  return (
    <ScrollRegion
      label={texts.title}
      className="min-w-0 overflow-x-auto rounded-lg border border-border bg-surface-raised print:overflow-visible"
    >
      <table className="w-full border-collapse text-table tabular-nums">
        <caption className="sr-only">{texts.title}</caption>
        <thead>
          <tr className="border-b border-border-strong">
            <th scope="col" className={`${firstCell} bg-surface-raised font-medium text-fg-muted`}>
              {texts.property}
            </th>
            {plans.map(({ id, name }) => (
              <th key={id} scope="col" className={`${cell} font-semibold`}>
                <Link asChild>
                  <RouterLink to={`${id}${query}`}>{name}</RouterLink>
                </Link>
                <Button
                  size="sm"
                  variant="ghost"
                  data-print="hidden"
                  className="-ms-2.5 mt-1 block"
                  aria-label={texts.remove(name)}
                  onClick={() => onRemove(id)}
                >
                  {texts.removeShort}
                </Button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values, differs }) => (
            <tr
              key={label}
              data-differs={differs || undefined}
              className={`border-b border-border last:border-b-0 ${differs ? "bg-warning-surface" : "bg-surface-raised"}`}
            >
              <th scope="row" className={`${firstCell} bg-inherit font-normal`}>
                {label}
                {differs && <span className="block text-caption text-warning-fg">{texts.differs}</span>}
              </th>
              {values.map((value, index) => (
                <td key={plans[index]?.id} className={`${cell} ${differs ? "font-medium" : ""}`}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

import type { ResponseBody } from "@portico/contract/schemas";
import { X } from "@portico/ui/icons";
import { Fragment, useState } from "react";
import type { CallFailure } from "../../api/send.ts";
import { CheckField } from "../../controls/check-field.tsx";
import { focusRing, linkStyles } from "../../controls/control-styles.ts";
import { Bar } from "../../frame/loading-page.tsx";
import type { SelectedPlan } from "../../quote/draft.ts";
import { Link } from "../../routing/link.tsx";
import { useFormat } from "../../site/format.ts";
import { useSite } from "../../site/site.ts";
import { MetalBadge } from "../plan/metal-badge.tsx";
import { PlanPrice } from "../plan/plan-price.tsx";
import { useResultTexts } from "../result-texts.ts";
import { compareSections, isDifferent } from "./compare-rows.ts";
import { nameWithIssuer, toggleSelected } from "./selected-plans.ts";

/** A plan of the comparison. */
interface Column {
  readonly plan: SelectedPlan;
  readonly details: ResponseBody<"quote.plan"> | undefined;
  readonly failure: CallFailure | undefined;
  readonly retry: () => void;
}

interface Props {
  readonly columns: readonly Column[];
}

/** The comparison. On narrow windows it scrolls on its own, with the names of rows in view. */
export function CompareTable({ columns }: Props) {
  const texts = useResultTexts();
  const { texts: siteTexts } = useSite();
  const format = useFormat();
  const [isReduced, setReduced] = useState(false);
  const sections = compareSections(
    columns.map(({ details }) => details),
    texts,
    format,
  );
  return (
    <>
      <CheckField label={texts.compare.differences} isChecked={isReduced} onChange={setReduced} />
      <section
        aria-label={texts.compare.heading}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: A scrolling area must be reachable by keyboard.
        tabIndex={0}
        className={`overflow-x-auto rounded-xl border border-border bg-surface ${focusRing}`}
      >
        <table className="w-full border-collapse text-sm sm:text-base">
          <thead>
            <tr className="align-top">
              <td className="sticky start-0 z-1 w-28 min-w-28 bg-surface p-3 sm:w-56" />
              {columns.map(({ plan, details, failure, retry }) => (
                <th
                  key={plan.id}
                  scope="col"
                  className="min-w-44 border-s border-border p-3 text-start font-normal"
                >
                  <div className="flex items-start justify-between gap-1">
                    <Link to={{ page: "plan", planId: plan.id }} className={`font-semibold ${linkStyles}`}>
                      {plan.name}
                    </Link>
                    <button
                      type="button"
                      aria-label={texts.compare.remove(nameWithIssuer(plan))}
                      onClick={() => toggleSelected(plan)}
                      className={`-m-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-lg hover:bg-surface-hover print:hidden ${focusRing}`}
                    >
                      <X size={18} />
                    </button>
                  </div>
                  {details ? (
                    <div className="mt-2 grid gap-2 [&_p]:text-start">
                      <span className="text-sm text-fg-muted">{details.issuer.name}</span>
                      <span className="flex flex-wrap gap-1.5 text-sm">
                        <MetalBadge plan={details} />
                      </span>
                      {details.isPriced ? (
                        <PlanPrice plan={details} />
                      ) : (
                        <p className="text-sm">{texts.plan.unpriced}</p>
                      )}
                    </div>
                  ) : failure ? (
                    <div role="alert" className="mt-2 grid gap-1 text-sm">
                      {texts.compare.failed}
                      <button
                        type="button"
                        className={`min-h-11 cursor-pointer text-start ${linkStyles}`}
                        onClick={retry}
                      >
                        {siteTexts.failure.retry}
                      </button>
                    </div>
                  ) : (
                    <Bar className="mt-3 h-16" />
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sections.map(({ title, rows }) => {
              const shown = isReduced ? rows.filter(isDifferent) : rows;
              if (shown.length === 0) return null;
              return (
                <Fragment key={title}>
                  <tr>
                    <th
                      scope="colgroup"
                      colSpan={columns.length + 1}
                      className="border-t border-border bg-surface-sunken p-3 text-start font-semibold"
                    >
                      {title}
                    </th>
                  </tr>
                  {shown.map((row) => (
                    <tr key={row.key} className="border-t border-border align-top">
                      <th
                        scope="row"
                        className="sticky start-0 z-1 w-28 bg-surface p-3 text-start font-normal wrap-anywhere text-fg-muted"
                      >
                        {row.label}
                      </th>
                      {columns.map(({ plan }, index) => (
                        <td key={plan.id} className="border-s border-border p-3 tabular-nums">
                          {row.values[index] ?? "…"}
                        </td>
                      ))}
                    </tr>
                  ))}
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </section>
    </>
  );
}

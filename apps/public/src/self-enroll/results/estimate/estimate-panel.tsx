import { BadgeDollarSign, ChevronDown } from "@portico/ui/icons";
import { useCall } from "../../api/use-call.ts";
import { cardStyles, focusRing, linkStyles } from "../../controls/control-styles.ts";
import { FailureNotice } from "../../controls/failure-notice.tsx";
import { Bar } from "../../frame/loading-page.tsx";
import { numberOf } from "../../quote/draft.ts";
import { personNames } from "../../quote/person-names.ts";
import { useFormat } from "../../site/format.ts";
import { useSite } from "../../site/site.ts";
import { useResultTexts } from "../result-texts.ts";
import type { ValidQuote } from "../with-quote.tsx";
import { explain, isPublic } from "./explain.ts";
import { IncomeCurve } from "./income-curve.tsx";

/** The estimate of the tax credit, with what it is based on. */
export function EstimatePanel({ quote, household }: ValidQuote) {
  const site = useSite();
  const texts = useResultTexts();
  const format = useFormat();
  const { healthcareLevel, preferredDoctors, preferredDrugs, ...who } = household;
  const { data, isLoading, failure, retry } = useCall("quote.estimate", {
    body: { ...who, healthcareLevel: "Medium" },
  });
  if (failure) return <FailureNotice failure={failure} onRetry={retry} />;
  if (!data)
    return (
      <div className={`grid gap-2 ${cardStyles}`}>
        <span className="sr-only">{texts.estimate.loading}</span>
        <Bar className="h-7 w-3/4" />
        <Bar className="h-5 w-1/2" />
      </div>
    );
  const names = personNames(quote.applicants, site.texts.people.relation);
  const { headline, lines } = explain(data, {
    texts: texts.estimate,
    format,
    names,
    household: household.household,
  });
  return (
    <section
      aria-labelledby="estimate-title"
      aria-busy={isLoading || undefined}
      className={`${cardStyles} border-primary`}
    >
      <div className="flex items-start gap-3">
        <BadgeDollarSign size={28} className="mt-0.5 shrink-0 text-primary" />
        <div className="grid gap-1">
          <h2 id="estimate-title" className="text-lg font-semibold sm:text-xl">
            {headline}
          </h2>
          {data.csr && <p>{texts.estimate.csr[data.csr]}</p>}
          {data.people.some(isPublic) && (
            <p>
              {texts.estimate.publicCoverage}{" "}
              <a href={texts.estimate.publicCoverageUrl} rel="noreferrer" className={linkStyles}>
                {texts.estimate.publicCoverageLink}
              </a>
            </p>
          )}
        </div>
      </div>
      <details className="group mt-3">
        <summary
          className={`flex min-h-11 w-fit cursor-pointer list-none items-center gap-1 rounded font-medium text-fg-link ${focusRing}`}
        >
          {texts.estimate.why}
          <ChevronDown size={18} className="group-open:rotate-180" />
        </summary>
        <ul className="grid list-disc gap-2 ps-5">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
          <li>{texts.estimate.estimateOnly}</li>
        </ul>
        <IncomeCurve estimate={data} income={numberOf(quote.income)} />
      </details>
    </section>
  );
}

import { focusRing } from "../controls/control-styles.ts";
import { useStoredQuote } from "../quote/quote-store.ts";
import { Link } from "../routing/link.tsx";
import { type Route, type Step, steps } from "../routing/routes.ts";
import { useSite } from "../site/site.ts";

/** The step that a page belongs to. Undefined for pages outside of a quote. */
function stepOf({ page }: Route, hasQuote: boolean): Step | undefined {
  if (page === "compare") return "plans";
  if (page === "plan") return hasQuote ? "plans" : undefined;
  return page === "notFound" ? undefined : page;
}

/** The steps of the quote. Those that were reached are links. */
export function StepList({ route }: { route: Route }) {
  const { texts } = useSite();
  const reached = useStoredQuote()?.reached ?? 0;
  const current = stepOf(route, reached >= steps.length - 1);
  if (current === undefined) return null;
  const position = steps.indexOf(current);
  return (
    <nav aria-label={texts.site.steps} className="border-b border-border bg-surface print:hidden">
      <ol className="mx-auto flex max-w-6xl px-2 sm:px-4">
        {steps.map((step, index) => {
          const isCurrent = step === current;
          const text = (
            <>
              <span aria-hidden="true" className="text-fg-muted max-sm:hidden">
                {index + 1}
              </span>
              {texts.site.step[step]}
            </>
          );
          const style = `flex min-h-11 w-full items-center justify-center gap-2 border-b-3 px-1 text-sm sm:text-base ${
            isCurrent ? "border-primary font-semibold" : "border-transparent"
          }`;
          return (
            <li key={step} className="min-w-0 flex-1">
              {index <= Math.max(reached, position) ? (
                <Link
                  to={{ page: step }}
                  aria-current={isCurrent ? "step" : undefined}
                  className={`${style} hover:bg-surface-hover ${focusRing} -outline-offset-3`}
                >
                  {text}
                </Link>
              ) : (
                <span className={`${style} text-fg-muted`}>{text}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

import { allows } from "@portico/contract";
import { useRights } from "@portico/renderer/host";
import { EmptyState } from "@portico/ui";
import { ArrowRight } from "@portico/ui/icons";
import { Link } from "react-router";
import { dashboardMessages } from "../../../messages/dashboard.ts";
import type { Dashboard } from "./figures.ts";

const texts = dashboardMessages.firstSteps;

/** What fills the dashboard, and who can do it. */
const steps = [
  { text: texts.upload, to: "/portal/manage/upload", access: "administrator" },
  { text: texts.statement, to: "/portal/commissions/statement", access: "agent admin.Statement" },
  { text: texts.leads, to: "/portal/leads", access: "agent view.Lead|admin.Lead" },
  { text: texts.policies, to: "/portal/policies/manage", access: "agent view.Policy|admin.Policy" },
  { text: texts.users, to: "/portal/security", access: "securityadmin" },
];

export interface FirstStepsProps {
  dashboard: Dashboard;
}

/** The first steps of a new user, shown instead of five empty cards. */
export function FirstSteps({ dashboard: { year, years, scope } }: FirstStepsProps) {
  const rights = useRights();
  const isLinked = scope !== "none";
  const [thisYear = year] = years;
  const shown = steps.filter(
    ({ access, text }) => allows(access, rights) && (text !== texts.users || !isLinked),
  );
  return (
    <EmptyState
      className="rounded-lg border border-border"
      title={isLinked ? texts.title(year) : texts.notLinked}
      hint={isLinked ? texts.hint : texts.notLinkedHint}
    >
      {year !== thisYear ? (
        <Link to={`?year=${thisYear}`} className="mt-4 text-fg-link underline underline-offset-2">
          {texts.thisYear(thisYear)}
        </Link>
      ) : (
        shown.length > 0 && (
          <section aria-label={texts.steps} className="mt-4 w-80 max-w-full">
            <ol className="grid gap-2 text-start">
              {shown.map(({ text, to }, index) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="flex items-center gap-3 rounded-lg border border-border px-3 py-2 font-medium outline-focus hover:bg-surface-hover focus-visible:outline-2"
                  >
                    <span aria-hidden="true" className="text-fg-muted tabular-nums">
                      {index + 1}
                    </span>
                    <span className="min-w-0 flex-1">{text}</span>
                    <ArrowRight className="size-4 text-fg-muted" aria-hidden="true" />
                  </Link>
                </li>
              ))}
            </ol>
          </section>
        )
      )}
    </EmptyState>
  );
}

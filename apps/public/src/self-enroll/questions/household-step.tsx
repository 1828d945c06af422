import { TextField } from "../controls/text-field.tsx";
import { Page } from "../frame/page.tsx";
import { countNotApplying, membersOf } from "../quote/draft.ts";
import { updateQuote } from "../quote/quote-store.ts";
import { householdProblems, today } from "../quote/to-household.ts";
import { navigate } from "../routing/navigation.ts";
import { useSite } from "../site/site.ts";
import { IncomeHelp } from "./income-help.tsx";
import type { StepProps } from "./question-page.tsx";
import { StepForm } from "./step-form.tsx";
import { useProblems } from "./use-problems.ts";

/** The third question: the household and its income. */
export function HouseholdStep({ quote }: StepProps) {
  const { texts } = useSite();
  const problems = useProblems(householdProblems(quote));
  const notApplyingProblem = problems.of("household.members_not_applying");
  const members = membersOf(quote);
  const counted = countNotApplying(quote);
  const countedText = Number.isFinite(counted) ? String(counted) : "";
  // In the last months of a year, visitors look for coverage of the next one.
  const [year = "", month = ""] = today().split("-");
  const coverageYear = String(Number(year) + (Number(month) >= 11 ? 1 : 0));
  return (
    <Page heading={texts.household.heading} lead={texts.household.lead(coverageYear)}>
      <StepForm
        back="people"
        submit={texts.site.next}
        onSubmit={() => problems.attempt(() => navigate({ page: "needs" }))}
      >
        <TextField
          id="household-income"
          label={texts.household.income}
          error={problems.of("household.income")}
          value={quote.income}
          prefix="$"
          inputMode="decimal"
          autoComplete="off"
          onFocus={(event) => event.target.select()}
          onChange={(income) => updateQuote({ income })}
          className="max-w-64"
        />
        <IncomeHelp
          entries={quote.incomeEntries}
          onChange={(incomeEntries) => updateQuote({ incomeEntries })}
          onUse={(income) => updateQuote({ income })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            id="household-members"
            label={texts.household.members}
            hint={texts.household.membersHint}
            error={problems.of("household.members")}
            value={quote.members ?? String(members)}
            inputMode="numeric"
            autoComplete="off"
            onFocus={(event) => event.target.select()}
            onChange={(text) => updateQuote({ members: text })}
          />
          <TextField
            id="household-members_not_applying"
            label={texts.household.notApplying}
            hint={texts.household.notApplyingHint}
            error={
              notApplyingProblem === texts.problems.notApplyingTooMany
                ? texts.household.notApplyingMost(counted)
                : notApplyingProblem
            }
            value={quote.notApplying ?? countedText}
            inputMode="numeric"
            autoComplete="off"
            onFocus={(event) => event.target.select()}
            onChange={(text) => updateQuote({ notApplying: text === countedText ? null : text })}
          />
        </div>
      </StepForm>
    </Page>
  );
}

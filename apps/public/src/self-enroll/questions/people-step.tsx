import { quoteLimits } from "@portico/contract";
import { Plus } from "@portico/ui/icons";
import { buttonStyles } from "../controls/control-styles.ts";
import { Page } from "../frame/page.tsx";
import { type ApplicantDraft, newApplicant, type Relation, withPeople } from "../quote/draft.ts";
import { personNames } from "../quote/person-names.ts";
import { updateQuote } from "../quote/quote-store.ts";
import { peopleProblems } from "../quote/to-household.ts";
import { navigate } from "../routing/navigation.ts";
import { useSite } from "../site/site.ts";
import { PersonFields } from "./person-fields.tsx";
import type { StepProps } from "./question-page.tsx";
import { StepForm } from "./step-form.tsx";
import { controlId, useProblems } from "./use-problems.ts";

const added = ["spouse", "child", "other"] as const;

/** The second question: who needs coverage. */
export function PeopleStep({ quote }: StepProps) {
  const { texts } = useSite();
  const problems = useProblems(peopleProblems(quote));
  const { applicants } = quote;
  const setApplicants = (next: readonly ApplicantDraft[]) => updateQuote(withPeople(quote, next));
  const focus = (path: string) =>
    requestAnimationFrame(() => document.getElementById(controlId(path))?.focus());
  const add = (relation: Relation) => {
    setApplicants([...applicants, newApplicant(relation, crypto.randomUUID())]);
    focus(`applicants.${applicants.length}.age`);
  };
  const names = personNames(applicants, texts.people.relation);
  const hasSpouse = applicants.some(({ relation }) => relation === "spouse");
  return (
    <Page heading={texts.people.heading} lead={texts.people.lead}>
      <StepForm
        back="zip"
        submit={texts.site.next}
        onSubmit={() => problems.attempt(() => navigate({ page: "household" }))}
      >
        <div className="grid gap-4">
          {applicants.map((applicant, index) => (
            <PersonFields
              key={applicant.uid}
              applicant={applicant}
              title={names.get(applicant.uid) ?? ""}
              index={index}
              problems={problems}
              onChange={(change) =>
                setApplicants(applicants.map((one) => (one === applicant ? { ...one, ...change } : one)))
              }
              onRemove={() => {
                setApplicants(applicants.filter((one) => one !== applicant));
                focus("add-people");
              }}
            />
          ))}
        </div>
        <div id="add-people" tabIndex={-1} className="flex flex-wrap gap-2 outline-none">
          {added
            .filter((relation) => relation !== "spouse" || !hasSpouse)
            .map((relation) => (
              <button
                key={relation}
                type="button"
                className={buttonStyles.secondary}
                disabled={applicants.length >= quoteLimits.maxMembers}
                onClick={() => add(relation)}
              >
                <Plus size={18} />
                {texts.people.add[relation]}
              </button>
            ))}
        </div>
      </StepForm>
    </Page>
  );
}

import { healthcareLevels } from "@portico/contract";
import { RadioCards } from "../controls/radio-cards.tsx";
import { Page } from "../frame/page.tsx";
import { updateQuote } from "../quote/quote-store.ts";
import { navigate } from "../routing/navigation.ts";
import { useSite } from "../site/site.ts";
import { PreferenceField } from "./preference-field.tsx";
import type { StepProps } from "./question-page.tsx";
import { StepForm } from "./step-form.tsx";

/** The fourth question: how much care, and which doctors and drugs. */
export function NeedsStep({ quote }: StepProps) {
  const { texts } = useSite();
  return (
    <Page heading={texts.needs.heading} lead={texts.needs.lead}>
      <StepForm back="household" submit={texts.needs.submit} onSubmit={() => navigate({ page: "plans" })}>
        <RadioCards
          name="level"
          legend={texts.needs.level}
          value={quote.healthcareLevel}
          options={healthcareLevels.map((value) => ({
            value,
            label: texts.needs.levels[value],
            text: texts.needs.levelTexts[value],
          }))}
          onChange={(healthcareLevel) => updateQuote({ healthcareLevel })}
        />
        <PreferenceField
          id="doctors"
          call="quote.doctors"
          zip={quote.zip}
          label={texts.needs.doctors}
          hint={texts.needs.doctorsHint}
          chosen={quote.preferredDoctors}
          onChange={(preferredDoctors) => updateQuote({ preferredDoctors })}
        />
        <PreferenceField
          id="drugs"
          call="quote.drugs"
          zip={quote.zip}
          label={texts.needs.drugs}
          hint={texts.needs.drugsHint}
          chosen={quote.preferredDrugs}
          onChange={(preferredDrugs) => updateQuote({ preferredDrugs })}
        />
      </StepForm>
    </Page>
  );
}

import { DateField } from "../date-field/date-field.js";
import { PhoneField } from "../phone-field/phone-field.js";
import { Select } from "../select/select.js";
import { SsnField } from "../ssn-field/ssn-field.js";
import { Switch } from "../switch/switch.js";
import { TextField } from "../text-field/text-field.js";
import { type Application, loadCities, states } from "./application.fixtures.js";
import { DependentSelect } from "./dependent-select.js";
import { DraftNotice } from "./draft-notice.js";
import type { DraftStore } from "./draft-store.js";
import { Form } from "./form.js";
import { FormEntries } from "./form-entries.js";
import { FormField } from "./form-field.js";
import { FormSection } from "./form-section.js";
import { SaveBar } from "./save-bar.js";
import { SectionIndex } from "./section-index.js";
import { formFieldOf } from "./typed-form-field.js";
import { type ApplicationFormProps, useApplicationForm } from "./use-application-form.fixtures.js";
import { useFormDraft } from "./use-form-draft.js";
import type { FormKit } from "./use-form-kit.js";

const Field = formFieldOf<Application>();

/** An application with an index of its sections. */
export function ApplicationForm({ drafts, ...props }: ApplicationFormProps) {
  const kit = useApplicationForm(props);
  return (
    <Form kit={kit} aria-label="Application" className="ui:max-w-4xl">
      {drafts && <Drafts kit={kit} store={drafts} />}
      <div className="ui:grid ui:gap-5 ui:lg:grid-cols-[12rem_1fr]">
        <SectionIndex />
        <div className="ui:grid ui:min-w-0 ui:gap-5">
          <FormSection title="Person" lead="As on the card.">
            <PersonFields />
          </FormSection>
          <FormSection title="Coverage">
            <CoverageFields />
          </FormSection>
          <FormSection title="Contact">
            <Phones />
          </FormSection>
        </div>
      </div>
      <SaveBar />
    </Form>
  );
}

function Drafts({ kit, store }: { kit: FormKit<Application>; store: DraftStore }) {
  return <DraftNotice draft={useFormDraft(kit, { store, storageKey: "application", delay: 20 })} />;
}

export function PersonFields() {
  return (
    <>
      <Field name="firstName" as={TextField} label="First name" isHalf />
      <Field name="email" as={TextField} type="email" label="Email" isHalf />
      <Field name="ssn" as={SsnField} label="SSN" isHalf />
      <Field name="isSmoker" as={Switch} label="Smoker" isHalf />
    </>
  );
}

export function CoverageFields() {
  return (
    <>
      <Field name="state" as={Select} label="State" placeholder="Choose…" options={states} isHalf />
      <DependentSelect name="city" label="City" dependsOn="state" loadOptions={loadCities} isHalf />
      <Field name="start" as={DateField} label="Start" isHalf />
      <Field name="end" as={DateField} label="End" isHalf />
    </>
  );
}

export function Phones() {
  return (
    <FormEntries
      name="phones"
      label="Phones"
      addLabel="Add phone"
      entryName={(index) => `Phone ${index + 1}`}
      emptyEntry={{ phone: "" }}
      max={3}
      renderEntry={({ index, nameOf }) => (
        <FormField name={nameOf("phone")} as={PhoneField} label="Phone" errorLabel={`Phone ${index + 1}`} />
      )}
    />
  );
}

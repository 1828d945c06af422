import { zodResolver } from "@hookform/resolvers/zod";
import {
  DraftNotice,
  Form,
  FormSection,
  SaveBar,
  SectionIndex,
  useFormDraft,
  useFormKit,
} from "@portico/ui/form-kit";
import { useState } from "react";
import { type Enrollment, type EnrollmentValues, emptyEnrollment, enrollmentSchema } from "./enrollment";
import { Dependents, IncomeFields } from "./household-fields";
import { ContactFields, PersonFields } from "./person-fields";
import { PaymentFields, PlanFields } from "./plan-fields";
import { describeFailure, drafts, saveEnrollment } from "./server";

const layout = {
  display: "grid",
  gap: 20,
  gridTemplateColumns: "minmax(0, 1fr)",
  maxWidth: 960,
  margin: "auto",
};

/** An application with more than thirty fields. */
export function EnrollmentPage() {
  const [saved, setSaved] = useState("");
  const kit = useFormKit<EnrollmentValues, Enrollment>({
    defaultValues: emptyEnrollment,
    schema: enrollmentSchema,
    resolver: zodResolver(enrollmentSchema),
    onSubmit: async ({ values }) => {
      setSaved(await saveEnrollment(values));
    },
    describeFailure,
  });
  const draft = useFormDraft(kit, { store: drafts, storageKey: "enrollment", delay: 50 });
  return (
    <main>
      <h1>Enrollment application</h1>
      <Form kit={kit} aria-label="Enrollment application" style={layout}>
        <DraftNotice draft={draft} />
        <SectionIndex />
        <FormSection title="Applicant" lead="As on the Social Security card.">
          <PersonFields />
        </FormSection>
        <FormSection title="Contact">
          <ContactFields />
        </FormSection>
        <FormSection title="Household and income">
          <IncomeFields />
          <Dependents />
        </FormSection>
        <FormSection title="Plan">
          <PlanFields />
        </FormSection>
        <FormSection title="Payment and consent">
          <PaymentFields />
        </FormSection>
        <SaveBar submitLabel="Submit application" />
      </Form>
      <output style={{ overflowWrap: "anywhere" }}>{saved}</output>
    </main>
  );
}

import { CoverageFields, PersonFields, Phones } from "./application-form.fixtures.js";
import { Form } from "./form.js";
import { FormGrid } from "./form-section.js";
import { Stepper } from "./stepper.js";
import { type ApplicationFormProps, useApplicationForm } from "./use-application-form.fixtures.js";

export function SteppedForm(props: ApplicationFormProps) {
  const kit = useApplicationForm(props);
  const steps = [
    {
      id: "person",
      title: "Person",
      content: (
        <FormGrid>
          <PersonFields />
        </FormGrid>
      ),
    },
    {
      id: "coverage",
      title: "Coverage",
      content: (
        <FormGrid>
          <CoverageFields />
        </FormGrid>
      ),
    },
    {
      id: "contact",
      title: "Contact",
      content: (
        <FormGrid>
          <Phones />
        </FormGrid>
      ),
    },
  ];
  return (
    <Form kit={kit} aria-label="Application" className="ui:max-w-2xl">
      <Stepper steps={steps} submitLabel="Submit New" />
    </Form>
  );
}

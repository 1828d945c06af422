import { Form, FormField, FormGrid, Stepper, useFormKit } from "@portico/ui/form-kit";
import { MoneyField, PhoneField, TextField } from "@portico/ui/forms";

const steps = [
  {
    id: "person",
    title: "Person",
    content: (
      <FormGrid>
        <FormField name="name" as={TextField} label="Name" isHalf />
        <FormField name="phone" as={PhoneField} label="Phone" isHalf />
      </FormGrid>
    ),
  },
  {
    id: "household",
    title: "Household",
    content: (
      <FormGrid>
        <FormField name="income" as={MoneyField} label="Annual income" hint="Before taxes" isHalf />
      </FormGrid>
    ),
  },
];

export function StepperExample() {
  const kit = useFormKit({
    defaultValues: { name: "", phone: "", income: "" },
    onSubmit: async () => undefined,
  });
  return (
    <Form kit={kit} aria-label="Application">
      <Stepper steps={steps} submitLabel="Submit application" />
    </Form>
  );
}

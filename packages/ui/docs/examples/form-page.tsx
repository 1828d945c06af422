import { zodResolver } from "@hookform/resolvers/zod";
import { DateOfBirthField } from "@portico/ui/date-fields";
import { Form, FormSection, formFieldOf, SaveBar, useFormKit } from "@portico/ui/form-kit";
import { MoneyField, PhoneField, Select, TextField } from "@portico/ui/forms";
import { NotificationProvider, useNotify } from "@portico/ui/notification";
import * as z from "zod";

const schema = z.object({
  name: z.string().min(1, "Enter a name."),
  dateOfBirth: z.iso.date("Enter a date of birth."),
  phone: z.string().length(10, "Enter 10 digits."),
  language: z.string(),
  income: z.string(),
});
type Lead = z.infer<typeof schema>;
const Field = formFieldOf<Lead>();
const languages = [
  { value: "en", label: "English" },
  { value: "es", label: "Spanish" },
];

function LeadForm() {
  const notify = useNotify();
  const kit = useFormKit<Lead>({
    defaultValues: { name: "", dateOfBirth: "", phone: "", language: "en", income: "" },
    schema,
    resolver: zodResolver(schema),
    onSubmit: async ({ values }) => {
      notify({ tone: "success", text: `Saved ${values.name}.` });
    },
  });
  return (
    <Form kit={kit}>
      <FormSection title="Person">
        <Field name="name" as={TextField} label="Name" isHalf />
        <Field name="dateOfBirth" as={DateOfBirthField} label="Date of birth" isHalf />
        <Field name="phone" as={PhoneField} label="Phone" isHalf />
        <Field name="language" as={Select} label="Language" options={languages} isHalf />
        <Field name="income" as={MoneyField} label="Annual income" hint="Before taxes" isHalf />
      </FormSection>
      <SaveBar submitLabel="Save" />
    </Form>
  );
}

export function FormPage() {
  return (
    <NotificationProvider>
      <LeadForm />
    </NotificationProvider>
  );
}

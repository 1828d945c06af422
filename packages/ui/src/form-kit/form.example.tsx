import { zodResolver } from "@hookform/resolvers/zod";
import { Form, FormSection, formFieldOf, SaveBar, useFormKit } from "@portico/ui/form-kit";
import { MoneyField, PhoneField, TextField } from "@portico/ui/forms";
import * as z from "zod";

const schema = z.object({
  name: z.string().min(1, "Enter a name."),
  phone: z.string().length(10, "Enter 10 digits."),
  income: z.string(),
});
type Lead = z.infer<typeof schema>;
const Field = formFieldOf<Lead>();

export function FormExample() {
  const kit = useFormKit<Lead>({
    defaultValues: { name: "", phone: "", income: "" },
    schema,
    resolver: zodResolver(schema),
    onSubmit: async () => undefined,
  });
  return (
    <Form kit={kit} aria-label="Lead">
      <FormSection title="Person" lead="As on the application">
        <Field name="name" as={TextField} label="Name" isHalf />
        <Field name="phone" as={PhoneField} label="Phone" isHalf />
        <Field name="income" as={MoneyField} label="Annual income" hint="Before taxes" isHalf />
      </FormSection>
      <SaveBar />
    </Form>
  );
}

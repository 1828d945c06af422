import { zodResolver } from "@hookform/resolvers/zod";
import { DateField, DateOfBirthField } from "@portico/ui/date-fields";
import { Form, FormSection, formFieldOf, SaveBar, useFormKit } from "@portico/ui/form-kit";
import { AddressField, MoneyField, PhoneField, Select, TextArea, TextField } from "@portico/ui/forms";
import { NotificationProvider, useNotify } from "@portico/ui/notification";
import * as z from "zod";

const text = z.string();
const name = text.min(1, "Enter a name.");
const date = z.iso.date("Enter a date.");
const person = z.object({ first: name, middle: text, last: name, birth: date, speaks: text });
const contact = z.object({ phone: text.length(10, "Enter 10 digits."), email: text, by: text });
const home = z.object({ street: text, unit: text, city: text, county: text, state: text, zip: text });
const plan = z.object({ start: date, carrier: text, income: text, smokes: text, insured: text, note: text });
const schema = z.object({ person, contact, home, plan });
type Lead = z.infer<typeof schema>;
const Field = formFieldOf<Lead>();
const defaultValues: Lead = {
  person: { first: "", middle: "", last: "", birth: "", speaks: "English" },
  contact: { phone: "", email: "", by: "Phone" },
  home: { street: "", unit: "", city: "", county: "", state: "", zip: "" },
  plan: { start: "", carrier: "Oscar", income: "", smokes: "No", insured: "No", note: "" },
};
const oneOf = (...labels: string[]) => labels.map((label) => ({ value: label, label }));

function LeadForm() {
  const notify = useNotify();
  const onSubmit = async () => void notify({ tone: "success", text: "Lead saved." });
  const kit = useFormKit<Lead>({ defaultValues, schema, resolver: zodResolver(schema), onSubmit });
  return (
    <Form kit={kit} aria-label="Lead">
      <FormSection title="Person">
        <Field name="person.first" as={TextField} label="First name" isHalf />
        <Field name="person.middle" as={TextField} label="Middle name" isHalf />
        <Field name="person.last" as={TextField} label="Last name" isHalf />
        <Field name="person.birth" as={DateOfBirthField} label="Date of birth" isHalf />
        <Field name="person.speaks" as={Select} label="Language" options={oneOf("English", "Other")} isHalf />
        <Field name="contact.phone" as={PhoneField} label="Phone" isHalf />
        <Field name="contact.email" as={TextField} label="Email" type="email" isHalf />
        <Field name="contact.by" as={Select} label="Contact by" options={oneOf("Phone", "Email")} isHalf />
        <Field name="home" as={AddressField} label="Home address" states={oneOf("FL", "GA", "TX")} />
      </FormSection>
      <FormSection title="Coverage">
        <Field name="plan.start" as={DateField} label="Effective date" isHalf />
        <Field name="plan.carrier" as={Select} label="Carrier" options={oneOf("Oscar", "Molina")} isHalf />
        <Field name="plan.income" as={MoneyField} label="Annual income" hint="Before taxes" isHalf />
        <Field name="plan.insured" as={Select} label="Covered today" options={oneOf("Yes", "No")} isHalf />
        <Field name="plan.smokes" as={Select} label="Uses tobacco" options={oneOf("Yes", "No")} isHalf />
        <Field name="plan.note" as={TextArea} label="Note" />
      </FormSection>
      <SaveBar submitLabel="Save" />
    </Form>
  );
}

export const FormPage = () => (
  <NotificationProvider>
    <LeadForm />
  </NotificationProvider>
);

"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { Combobox, type ComboboxSearch } from "@portico/ui/combobox";
import { DateField } from "@portico/ui/date-fields";
import { Form, FormSection, formFieldOf, SaveBar, useFormKit } from "@portico/ui/form-kit";
import { Checkbox, MoneyField, Select, TextArea, TextField } from "@portico/ui/forms";
import { useState } from "react";
import { z } from "zod";

// Otherwise Zod tries `new Function`, which a strict Content Security Policy reports.
z.config({ jitless: true });

const schema = z.object({
  name: z.string().min(1, "Enter a name."),
  email: z.email("Enter an email address."),
  income: z.string().min(1, "Enter an income."),
  start: z.iso.date("Enter a date."),
  state: z.string().min(1, "Choose a state."),
  agentId: z.string().min(1, "Choose an agent."),
  agrees: z.boolean().pipe(z.literal(true, "Agree to continue.")),
  note: z.string(),
});
type Application = z.input<typeof schema>;

const empty: Application = {
  name: "",
  email: "",
  income: "",
  start: "",
  state: "",
  agentId: "",
  agrees: false,
  note: "",
};
const agents = [
  { value: "agent-1", label: "Dana Whitfield" },
  { value: "agent-2", label: "Rafael Ortiz" },
];
const search: ComboboxSearch = async ({ text }) =>
  agents.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
const states = [
  { value: "FL", label: "Florida" },
  { value: "GA", label: "Georgia" },
];
const Field = formFieldOf<Application>();

export function ApplicationForm() {
  const [sent, setSent] = useState("");
  const kit = useFormKit<Application, z.output<typeof schema>>({
    defaultValues: empty,
    schema,
    resolver: zodResolver(schema),
    onSubmit: async ({ values }) => setSent(Object.values(values).join(" | ")),
  });
  return (
    <>
      <Form kit={kit} aria-label="Application">
        <FormSection title="Applicant" lead="As on the card.">
          <Field name="name" as={TextField} label="Name" isHalf />
          <Field name="email" as={TextField} label="Email" isHalf />
          <Field name="income" as={MoneyField} label="Annual income" hint="Before taxes" isHalf />
          <Field name="start" as={DateField} label="Effective date" isHalf />
          <Field name="state" as={Select} label="State" placeholder="Choose…" options={states} isHalf />
          <Field name="agentId" as={Combobox} label="Agent" search={search} isHalf />
          <Field name="note" as={TextArea} label="Note" />
          <Field name="agrees" as={Checkbox} label="I agree to the terms." />
        </FormSection>
        <SaveBar submitLabel="Submit" />
      </Form>
      <output>{sent}</output>
    </>
  );
}

import { Form, FormEntries, FormField, SaveBar, useFormKit } from "@portico/ui/form-kit";
import { PhoneField } from "@portico/ui/forms";

export function FormEntriesExample() {
  const kit = useFormKit({
    mode: "edit",
    defaultValues: { phones: [{ phone: "3055550142" }] },
    onSubmit: async () => undefined,
  });
  return (
    <Form kit={kit} aria-label="Contact">
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
      <SaveBar />
    </Form>
  );
}

import { Controller, useFieldArray, useFormContext } from "react-hook-form";
import { type ContactForm, emptyPhone } from "./contact-form.ts";
import { EntryList } from "./entry-list.tsx";
import { PhoneField } from "./phone-field.tsx";
import { PurposeChecks } from "./purpose-checks.tsx";
import { useChecks } from "./use-checks.ts";

/** The phone numbers of the person. */
export function PhoneList() {
  const { control, formState } = useFormContext<ContactForm>();
  const { fields, append, remove } = useFieldArray({ control, name: "phones" });
  const errors = formState.errors.phones;
  const checks = useChecks();
  return (
    <EntryList
      list="phones"
      keys={fields.map(({ id }) => id)}
      onAdd={() => append(emptyPhone)}
      onRemove={remove}
      renderEntry={(index) => (
        <>
          <Controller
            control={control}
            name={`phones.${index}.phone`}
            rules={checks(`phones.${index}.phone`)}
            render={({ field }) => <PhoneField field={field} error={errors?.[index]?.phone?.message} />}
          />
          <Controller
            control={control}
            name={`phones.${index}.purposes`}
            render={({ field }) => (
              <PurposeChecks
                list="phones"
                value={field.value}
                onChange={field.onChange}
                error={errors?.[index]?.purposes?.message}
              />
            )}
          />
        </>
      )}
    />
  );
}

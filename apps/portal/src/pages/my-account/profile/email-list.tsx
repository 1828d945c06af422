import { TextField } from "@portico/ui";
import { Controller, useFieldArray, useFormContext } from "react-hook-form";
import { myAccountMessages } from "../../../messages/my-account.ts";
import { type ContactForm, emptyEmail } from "./contact-form.ts";
import { EntryList } from "./entry-list.tsx";
import { PurposeChecks } from "./purpose-checks.tsx";
import { useChecks } from "./use-checks.ts";

/** The e-mail addresses of the person. */
export function EmailList() {
  const { control, register, formState } = useFormContext<ContactForm>();
  const { fields, append, remove } = useFieldArray({ control, name: "emails" });
  const errors = formState.errors.emails;
  const checks = useChecks();
  return (
    <EntryList
      list="emails"
      keys={fields.map(({ id }) => id)}
      onAdd={() => append(emptyEmail)}
      onRemove={remove}
      renderEntry={(index) => (
        <>
          <TextField
            label={myAccountMessages.emails.email}
            type="email"
            required
            autoComplete="email"
            error={errors?.[index]?.email?.message}
            {...register(`emails.${index}.email`, checks(`emails.${index}.email`))}
          />
          <Controller
            control={control}
            name={`emails.${index}.purposes`}
            render={({ field }) => (
              <PurposeChecks
                list="emails"
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

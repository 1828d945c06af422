import { TextField } from "@portico/ui";
import { Controller, useFormContext } from "react-hook-form";
import { myAccountMessages } from "../../../messages/my-account.ts";
import type { ContactForm } from "./contact-form.ts";
import { LocationFields } from "./location-fields.tsx";
import { PurposeChecks } from "./purpose-checks.tsx";
import { useChecks } from "./use-checks.ts";
import { zipDigits } from "./zip-code.ts";

const texts = myAccountMessages.addresses;

/** The fields of one address. */
export function AddressFields({ index }: { index: number }) {
  const { control, register, formState } = useFormContext<ContactForm>();
  const errors = formState.errors.addresses?.[index];
  const checks = useChecks();
  return (
    <>
      <TextField
        label={texts.address}
        required
        autoComplete="street-address"
        error={errors?.address?.message}
        {...register(`addresses.${index}.address`, checks(`addresses.${index}.address`))}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <LocationFields index={index} />
        <Controller
          control={control}
          name={`addresses.${index}.zipCode`}
          rules={checks(`addresses.${index}.zipCode`)}
          render={({ field }) => (
            <TextField
              {...field}
              label={texts.zipCode}
              inputMode="numeric"
              autoComplete="postal-code"
              error={errors?.zipCode?.message}
              onChange={(event) => field.onChange(zipDigits(event.target.value))}
            />
          )}
        />
      </div>
      <Controller
        control={control}
        name={`addresses.${index}.purposes`}
        render={({ field }) => (
          <PurposeChecks
            list="addresses"
            value={field.value}
            onChange={field.onChange}
            error={errors?.purposes?.message}
          />
        )}
      />
    </>
  );
}

import { TextField } from "@portico/ui";
import { useFormContext } from "react-hook-form";
import { myAccountMessages } from "../../../messages/my-account.ts";
import { Section } from "../section/section.tsx";
import type { ContactForm } from "./contact-form.ts";
import { useChecks } from "./use-checks.ts";

const texts = myAccountMessages.profile;

/** Names and numbers of the person. */
export function PersonSection() {
  const { register, formState } = useFormContext<ContactForm>();
  const { errors } = formState;
  const checks = useChecks();
  return (
    <Section id="details" title={texts.title}>
      <div className="grid gap-4 sm:grid-cols-6">
        <TextField
          className="sm:col-span-2"
          label={texts.firstName}
          required
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register("firstName", checks("firstName"))}
        />
        <TextField
          className="sm:col-span-2"
          label={texts.middleName}
          autoComplete="additional-name"
          placeholder={texts.optional}
          error={errors.middleName?.message}
          {...register("middleName", checks("middleName"))}
        />
        <TextField
          className="sm:col-span-2"
          label={texts.lastName}
          autoComplete="family-name"
          placeholder={texts.optional}
          error={errors.lastName?.message}
          {...register("lastName", checks("lastName"))}
        />
        <TextField
          className="sm:col-span-3"
          label={texts.FFEID}
          hint={texts.FFEIDHint}
          autoComplete="off"
          error={errors.FFEID?.message}
          {...register("FFEID", checks("FFEID"))}
        />
        <TextField
          className="sm:col-span-3"
          label={texts.NPN}
          hint={texts.NPNHint}
          autoComplete="off"
          error={errors.NPN?.message}
          {...register("NPN", checks("NPN"))}
        />
      </div>
    </Section>
  );
}

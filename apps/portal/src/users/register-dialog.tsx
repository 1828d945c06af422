import { zodResolver } from "@hookform/resolvers/zod";
import { type RegisterBody, registerBody } from "@portico/contract/features/identity.schemas";
import { TextField } from "@portico/ui";
import { FormField, FormKitDialog, useFormKit } from "@portico/ui/form-kit";
import { Checkbox, PhoneField } from "@portico/ui/forms";
import { useRepeatableRequest } from "../api/use-repeatable-request.ts";
import { useConfiguration } from "../configuration/use-configuration.ts";
import { notifiedFailure } from "../forms/notified-failure.ts";
import type { RowDialogProps } from "../forms/row-dialog.ts";
import { userMessages } from "../messages/users.ts";
import { PasswordFields } from "./password-fields.tsx";

const texts = userMessages.register;

/** Registers a user. */
export function RegisterDialog({ onDone, onClose }: RowDialogProps) {
  const hasOrg = useConfiguration()?.session?.organisation === "";
  const send = useRepeatableRequest();
  const kit = useFormKit<RegisterBody>({
    defaultValues: {
      user: "",
      pass: "",
      pass_confirm: "",
      email: "",
      phone: "",
      ChangePassNextLogin: true,
      org: "",
    },
    resolver: zodResolver(registerBody),
    schema: registerBody,
    onSubmit: async ({ values: { org, ...body } }) => {
      await send("identity.register", { body: { ...body, ...(hasOrg && { org }) } });
      onDone(texts.done);
    },
    describeFailure: notifiedFailure(texts.failed),
  });
  return (
    <FormKitDialog
      kit={kit}
      isOpen
      size="lg"
      title={texts.title}
      submitLabel={texts.submit}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
    >
      <FormField
        as={TextField}
        name="user"
        label={userMessages.password.user}
        type="email"
        autoComplete="off"
      />
      <PasswordFields />
      <FormField as={TextField} name="email" label={texts.email} type="email" autoComplete="off" isHalf />
      <FormField as={PhoneField} name="phone" label={texts.phone} autoComplete="off" isHalf />
      {hasOrg && <FormField as={TextField} name="org" label={texts.org} autoComplete="off" maxLength={50} />}
      <FormField as={Checkbox} name="ChangePassNextLogin" label={userMessages.password.changeNext} />
    </FormKitDialog>
  );
}

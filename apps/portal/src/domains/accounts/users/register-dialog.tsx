import { zodResolver } from "@hookform/resolvers/zod";
import { type RegisterForm, registerForm } from "@portico/contract/features/accounts/identity.schemas";
import { useRepeatableRequest } from "@portico/renderer/client";
import type { RowDialogProps } from "@portico/renderer/forms";
import { notifiedFailure } from "@portico/renderer/forms";
import { TextField } from "@portico/ui";
import { FormField, FormKitDialog, useFormKit } from "@portico/ui/form-kit";
import { Checkbox, PhoneField } from "@portico/ui/forms";
import { useRef } from "react";
import { useConfiguration } from "../../../configuration/use-configuration.ts";
import { userMessages } from "../../../messages/users.ts";
import { ClaimsField } from "./claims-field.tsx";
import { PasswordFields } from "./password-fields.tsx";
import { RegisterLink } from "./register-link.tsx";
import { RegisterTemplate } from "./register-template.tsx";
import { RolesField } from "./roles-field.tsx";
import { useNames } from "./use-names.ts";

const texts = userMessages.register;

/** Registers a user, with roles, claims, contact and visibility. */
export function RegisterDialog({ onDone, onClose }: RowDialogProps) {
  const hasOrg = useConfiguration()?.session?.organisation === "";
  const roles = useNames("userManage.roles");
  const presets = useNames("userManage.claims");
  const send = useRepeatableRequest();
  const kit = useFormKit<RegisterForm>({
    defaultValues: {
      ...{ user: "", pass: "", pass_confirm: "", email: "", phone: "", ChangePassNextLogin: true, org: "" },
      ...{ roles: [], claims: [], isLinked: false, link: "", visibility: [] },
    },
    resolver: zodResolver(registerForm),
    schema: registerForm,
    onSubmit: async ({ values }) => {
      await send("identity.register", { body: bodyOf(values, hasOrg) });
      onDone(texts.done);
    },
    describeFailure: notifiedFailure(texts.failed),
  });
  const { getValues, setValue } = kit.form;
  const copied = useRef("");
  /** The email is that of the user name until it is edited. */
  const copyToEmail = (user: unknown) => {
    if (typeof user !== "string" || getValues("email") !== copied.current) return;
    copied.current = user;
    setValue("email", user, { shouldDirty: true });
  };
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
        onValueChange={({ value }) => copyToEmail(value)}
      />
      <PasswordFields />
      <FormField as={TextField} name="email" label={texts.email} type="email" autoComplete="off" isHalf />
      <FormField as={PhoneField} name="phone" label={texts.phone} autoComplete="off" isHalf />
      {hasOrg && <FormField as={TextField} name="org" label={texts.org} autoComplete="off" maxLength={50} />}
      <FormField as={Checkbox} name="ChangePassNextLogin" label={userMessages.password.changeNext} />
      <RegisterTemplate />
      <FormField as={RolesField} name="roles" label={userMessages.edit.roles} roles={roles} />
      <FormField as={ClaimsField} name="claims" label={userMessages.edit.claims} presets={presets} />
      <RegisterLink />
    </FormKitDialog>
  );
}

function bodyOf(
  { org, roles, claims, isLinked, link, visibility, ...account }: RegisterForm,
  hasOrg: boolean,
) {
  return {
    ...account,
    ...(hasOrg && { org }),
    ...(roles.length > 0 && { roles: roles.join() }),
    ...(claims.length > 0 && { claims: claims.join() }),
    ...(isLinked && { link, ...(visibility.length > 0 && { visibility }) }),
  };
}

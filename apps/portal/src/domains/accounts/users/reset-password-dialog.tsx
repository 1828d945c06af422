import { zodResolver } from "@hookform/resolvers/zod";
import { type ManagedUser, resetPasswordForm } from "@portico/contract/features/accounts/user-manage.schemas";
import { useRepeatableRequest } from "@portico/renderer/client";
import type { RowDialogProps } from "@portico/renderer/forms";
import { notifiedFailure } from "@portico/renderer/forms";
import { TextField } from "@portico/ui";
import { FormField, FormKitDialog, useFormKit } from "@portico/ui/form-kit";
import { Checkbox } from "@portico/ui/forms";
import { useWatch } from "react-hook-form";
import { userMessages } from "../../../messages/users.ts";
import { LoadedUser } from "./loaded-user.tsx";
import { PasswordFields } from "./password-fields.tsx";

const texts = userMessages.reset;
const passwordTexts = userMessages.password;

/** Sets a temporary password of the selected user, or emails them a link to choose one. */
export function ResetPasswordDialog({ rowId, ...rest }: RowDialogProps) {
  return (
    <LoadedUser id={rowId} title={texts.title} onClose={rest.onClose}>
      {(user) => <ResetForm user={user} {...rest} />}
    </LoadedUser>
  );
}

type ResetFormProps = Omit<RowDialogProps, "rowId"> & { user: ManagedUser };

function ResetForm({ user: { userName: user, email }, onDone, onClose }: ResetFormProps) {
  const send = useRepeatableRequest();
  const kit = useFormKit({
    defaultValues: { sendLink: false, pass: "", pass_confirm: "", ChangePassNextLogin: true },
    resolver: zodResolver(resetPasswordForm),
    onSubmit: async ({ values: { sendLink, pass, ChangePassNextLogin } }) => {
      const body = sendLink ? { user, sendLink } : { user, pass, ChangePassNextLogin };
      await send("identity.resetByAdmin", { body });
      onDone(sendLink ? texts.linkSent(email) : texts.done);
    },
    describeFailure: notifiedFailure(texts.failed),
  });
  const sendsLink = useWatch({ control: kit.form.control, name: "sendLink" });
  return (
    <FormKitDialog
      kit={kit}
      isOpen
      size="lg"
      title={texts.title}
      submitLabel={sendsLink ? texts.submitLink : texts.submit}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
    >
      <TextField
        className="sm:col-span-2"
        label={passwordTexts.user}
        value={user}
        readOnly
        autoComplete="off"
      />
      {!sendsLink && (
        <>
          <PasswordFields />
          <FormField as={Checkbox} name="ChangePassNextLogin" label={passwordTexts.changeNext} />
        </>
      )}
      <FormField
        as={Checkbox}
        name="sendLink"
        label={texts.sendLink}
        hint={sendsLink ? texts.linkHint(email) : undefined}
      />
    </FormKitDialog>
  );
}

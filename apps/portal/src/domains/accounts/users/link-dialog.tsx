import type { ManagedUser } from "@portico/contract/features/accounts/user-manage.schemas";
import { useRepeatableRequest } from "@portico/renderer/client";
import type { RowDialogProps } from "@portico/renderer/forms";
import { notifiedFailure } from "@portico/renderer/forms";
import { TextField } from "@portico/ui";
import { FormKitDialog, useFormKit } from "@portico/ui/form-kit";
import { userMessages } from "../../../messages/users.ts";
import { ContactPicker } from "./contact-picker.tsx";
import { LoadedUser } from "./loaded-user.tsx";

const texts = userMessages.link;

/** Links the selected user to a contact. */
export function LinkDialog({ rowId, ...rest }: RowDialogProps) {
  return (
    <LoadedUser id={rowId} title={texts.title} onClose={rest.onClose}>
      {(user) => <LinkForm user={user} {...rest} />}
    </LoadedUser>
  );
}

function LinkForm({ user, onDone, onClose }: Omit<RowDialogProps, "rowId"> & { user: ManagedUser }) {
  const send = useRepeatableRequest();
  const kit = useFormKit({
    defaultValues: { contactId: user.contactId ?? "" },
    mode: "edit",
    version: user.version,
    onSubmit: async ({ values: { contactId }, version }) => {
      await send("userManage.link", {
        params: { id: user.id, contactId },
        ...(version !== undefined && { version }),
      });
      onDone(texts.done);
    },
    describeFailure: notifiedFailure(texts.failed, ({ contactId }) => ({
      contactId: String(contactId ?? ""),
    })),
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
      <TextField className="sm:col-span-2" label={texts.email} value={user.email} readOnly />
      <ContactPicker current={user.contactId ? { id: user.contactId, name: user.name } : undefined} />
    </FormKitDialog>
  );
}

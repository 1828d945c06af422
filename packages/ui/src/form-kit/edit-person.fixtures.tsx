import { useState } from "react";
import { Button } from "../button/button.js";
import { PersonFields } from "./application-form.fixtures.js";
import { FormKitDialog } from "./form-kit-dialog.js";
import { type ApplicationFormProps, useApplicationForm } from "./use-application-form.fixtures.js";

export function EditPerson(props: ApplicationFormProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      {isOpen && <PersonDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function PersonDialog({ onClose, onSubmit, ...props }: ApplicationFormProps & { onClose: () => void }) {
  const kit = useApplicationForm({
    ...props,
    onSubmit: async (submission) => {
      const saved = await onSubmit(submission);
      onClose();
      return saved;
    },
  });
  return (
    <FormKitDialog kit={kit} isOpen title="Edit person" onOpenChange={({ isOpen }) => !isOpen && onClose()}>
      <PersonFields />
    </FormKitDialog>
  );
}

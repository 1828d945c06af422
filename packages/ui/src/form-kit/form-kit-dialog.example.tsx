import { Button } from "@portico/ui/button";
import { FormField, FormKitDialog, useFormKit } from "@portico/ui/form-kit";
import { PhoneField, TextField } from "@portico/ui/forms";
import { useState } from "react";

interface EditClientProps {
  onClose: () => void;
}

function EditClient({ onClose }: EditClientProps) {
  const kit = useFormKit({
    mode: "edit",
    defaultValues: { name: "Ana Rivera", phone: "3055550142" },
    onSubmit: async () => onClose(),
  });
  return (
    <FormKitDialog kit={kit} isOpen title="Edit client" onOpenChange={({ isOpen }) => !isOpen && onClose()}>
      <FormField name="name" as={TextField} label="Name" isHalf />
      <FormField name="phone" as={PhoneField} label="Phone" isHalf />
    </FormKitDialog>
  );
}

export function FormKitDialogExample() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit client</Button>
      {isOpen && <EditClient onClose={() => setOpen(false)} />}
    </>
  );
}

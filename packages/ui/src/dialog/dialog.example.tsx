import { Button, Dialog, DialogCloseButton, TextField } from "@portico/ui";
import { useState } from "react";

export function DialogExample() {
  const [isOpen, setOpen] = useState(false);
  const [saved, setSaved] = useState("(305) 555-0142");
  const [phone, setPhone] = useState(saved);
  const save = () => {
    setSaved(phone);
    setOpen(false);
  };
  return (
    <Dialog
      title="Change phone number"
      trigger={<Button>Change phone number</Button>}
      isOpen={isOpen}
      onOpenChange={(change) => {
        setPhone(saved);
        setOpen(change.isOpen);
      }}
      hasUnsavedChanges={phone !== saved}
      footer={
        <>
          <DialogCloseButton />
          <Button variant="primary" onClick={save}>
            Save number
          </Button>
        </>
      }
    >
      <TextField label="Phone" type="tel" value={phone} onChange={(event) => setPhone(event.target.value)} />
    </Dialog>
  );
}

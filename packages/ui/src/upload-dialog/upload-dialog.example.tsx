import { Button } from "@portico/ui/button";
import { type Upload, UploadDialog } from "@portico/ui/work-dialogs";
import { useState } from "react";

/** Stands for a server: pass `signal` to its request, and tell `onProgress` what is sent. */
const upload: Upload = async ({ file, onProgress }) => {
  onProgress({ loaded: file.size, total: file.size });
  return {
    text: "410 of 412 policies loaded.",
    facts: [
      { name: "Read", value: "412" },
      { name: "Refused", value: "2" },
    ],
    problems: ["Line 18: no state is called 'XX'.", "Line 204: the policy number is missing."],
  };
};

export function UploadDialogExample() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Upload policies</Button>
      <UploadDialog
        title="Upload policies"
        accept=".csv"
        maxSize={20 * 1024 ** 2}
        isOpen={isOpen}
        onOpenChange={(change) => setOpen(change.isOpen)}
        onUpload={upload}
      />
    </>
  );
}

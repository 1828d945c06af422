import "./recovery-dialog.css";
import { useUnsavedChanges } from "@portico/renderer/unsaved";
import { Button } from "@portico/ui";
import { Dialog } from "@portico/ui/dialog";
import { Copy, Download, Printer } from "@portico/ui/icons";
import { useNotify } from "@portico/ui/notification";
import { useState } from "react";
import { myAccountMessages } from "../../../../messages/my-account.ts";
import { saveText } from "./save-text.ts";

const texts = myAccountMessages.security.recovery;

export interface RecoveryDialogProps {
  codes: readonly string[];
  /** Called when the reader says that they are saved. */
  onDone: () => void;
  onCloseAutoFocus?: (event: Event) => void;
}

/** Shows the recovery codes once, to copy, save or print. Only the button closes it. */
export function RecoveryDialog({ codes, onDone, onCloseAutoFocus }: RecoveryDialogProps) {
  const notify = useNotify();
  const [isReminding, setReminding] = useState(false);
  useUnsavedChanges(true);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      notify({ tone: "success", text: texts.copied });
    } catch {
      notify({ tone: "warning", text: texts.copyFailed });
    }
  };
  return (
    <Dialog
      isOpen
      title={texts.title}
      description={texts.text}
      data-print="only"
      onOpenChange={() => setReminding(true)}
      {...(onCloseAutoFocus && { onCloseAutoFocus })}
      footer={
        <Button data-print="hidden" variant="primary" onClick={onDone}>
          {texts.done}
        </Button>
      }
    >
      <ul
        aria-label={texts.list}
        className="grid grid-cols-1 gap-x-6 gap-y-1 rounded-lg border border-border bg-surface-sunken px-4 py-3 font-mono text-form min-[400px]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div data-print="hidden" className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" icon={<Copy size={14} />} onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Button
          size="sm"
          icon={<Download size={14} />}
          onClick={() => saveText([texts.fileTitle, "", ...codes, ""].join("\n"), texts.fileName)}
        >
          {texts.download}
        </Button>
        <Button size="sm" icon={<Printer size={14} />} onClick={() => window.print()}>
          {texts.print}
        </Button>
      </div>
      {isReminding && (
        <p role="alert" className="mt-3 rounded-md bg-warning-surface px-3 py-2 text-table text-warning-fg">
          {texts.reminder}
        </p>
      )}
    </Dialog>
  );
}

import { Button } from "@portico/ui";
import { Dialog } from "@portico/ui/dialog";
import { useState } from "react";
import { myAccountMessages } from "../../../messages/my-account.ts";
import type { ContactForm } from "../profile/contact-form.ts";
import { fieldLabel } from "../profile/form-errors.ts";
import { useEntryText } from "./use-entry-text.ts";
import { VersionChoice } from "./version-choice.tsx";
import { type Choice, differingParts, likelyChoice, merge, type Part, type Versions } from "./versions.ts";

const texts = myAccountMessages.stale;

/** Props of `StaleDialog`. */
export interface StaleDialogProps {
  versions: Versions;
  /** Called with the form that was put together from both versions. */
  onChoose: (form: ContactForm) => void;
  /** Called to go on from the other version without one's own changes. */
  onReload: () => void;
  /** Called to go on without a choice. */
  onClose: () => void;
}

/** Both versions of a profile that two have changed, side by side; each entry of either can be kept. */
export function StaleDialog({ versions, onChoose, onReload, onClose }: StaleDialogProps) {
  const [shown] = useState(versions);
  const parts = differingParts(shown);
  const [choices, setChoices] = useState<Partial<Record<Part, Choice>>>(() =>
    Object.fromEntries(parts.map((part) => [part, likelyChoice(shown, part)])),
  );
  const textOf = useEntryText();
  return (
    <Dialog
      isOpen
      size="lg"
      title={texts.title}
      description={parts.length > 0 ? texts.text : texts.same}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
      footer={
        <>
          <Button onClick={onReload}>{texts.reload}</Button>
          <Button variant="primary" onClick={() => onChoose(merge(shown, choices))}>
            {texts.keep}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {parts.map((part) => (
          <VersionChoice
            key={part}
            label={fieldLabel(part)}
            mine={textOf(part, shown.mine)}
            theirs={textOf(part, shown.theirs)}
            choice={choices[part] ?? "theirs"}
            onChange={(choice) => setChoices((before) => ({ ...before, [part]: choice }))}
          />
        ))}
      </div>
    </Dialog>
  );
}

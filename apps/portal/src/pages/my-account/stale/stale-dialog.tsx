import { useState } from "react";
import { myAccountMessages } from "../../../messages/my-account.ts";
import { StaleDialog as Dialog } from "../../../renderer/stale-dialog.tsx";
import type { ContactForm } from "../profile/contact-form.ts";
import { fieldLabel } from "../profile/form-errors.ts";
import { useEntryText } from "./use-entry-text.ts";
import { differingParts, likelyChoice, merge, type Versions } from "./versions.ts";

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
export function StaleDialog({ versions, onChoose, ...rest }: StaleDialogProps) {
  const [shown] = useState(versions);
  const textOf = useEntryText();
  const parts = differingParts(shown).map((part) => ({
    name: part,
    label: fieldLabel(part),
    mine: textOf(part, shown.mine),
    theirs: textOf(part, shown.theirs),
    likely: likelyChoice(shown, part),
  }));
  return (
    <Dialog
      {...rest}
      title={texts.title}
      text={texts.text}
      parts={parts}
      onChoose={(choices) => onChoose(merge(shown, Object.fromEntries(choices)))}
    />
  );
}

import { VersionConflictDialog } from "@portico/ui/form-kit";
import { useState } from "react";
import { myAccountMessages } from "../../../messages/my-account.ts";
import type { ContactForm } from "./contact-form.ts";
import { fieldLabel } from "./form-errors.ts";
import { defaultChoice, differingParts, merge, type Versions } from "./profile-versions.ts";
import { useEntryText } from "./use-entry-text.ts";

const texts = myAccountMessages.versionConflict;

/** Props of `ProfileConflictDialog`. */
export interface ProfileConflictDialogProps {
  versions: Versions;
  /** Called with the form that was put together from both versions. */
  onChoose: (form: ContactForm) => void;
  /** Called to continue from the other version without the user's own changes. */
  onReload: () => void;
  /** Called to continue without a choice. */
  onClose: () => void;
}

/** Shows both versions of a profile side by side; the user chooses one for each part. */
export function ProfileConflictDialog({ versions, onChoose, ...rest }: ProfileConflictDialogProps) {
  const [shown] = useState(versions);
  const textOf = useEntryText();
  const parts = differingParts(shown).map((part) => ({
    name: part,
    label: fieldLabel(part),
    mine: textOf(part, shown.mine),
    theirs: textOf(part, shown.theirs),
    likely: defaultChoice(shown, part),
  }));
  return (
    <VersionConflictDialog
      {...rest}
      isOpen
      title={texts.title}
      description={texts.text}
      parts={parts}
      onChoose={({ choices }) => onChoose(merge(shown, Object.fromEntries(choices)))}
    />
  );
}

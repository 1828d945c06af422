import { StatusBadge } from "@portico/ui";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";

const texts = screenEditorMessages.form;

/** Marks fields with personal values. */
export function PersonalMark({ className }: { className?: string }) {
  return (
    <StatusBadge tone="warning" title={texts.personalHint} className={className}>
      {texts.personal}
    </StatusBadge>
  );
}

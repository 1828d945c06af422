import type { ScreenProblem } from "@portico/portal-config/check";
import { Button } from "@portico/ui";
import { Info } from "@portico/ui/icons";
import { useState } from "react";
import { screenEditorMessages } from "../../messages/screen-editor.ts";

const texts = screenEditorMessages.workflow.copied;

/** Props of `DroppedNote`. */
export interface DroppedNoteProps {
  /** What had to go, with why. */
  dropped: readonly ScreenProblem[];
}

/** Lists what was not copied. */
export function DroppedNote({ dropped }: DroppedNoteProps) {
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  return (
    <div className="flex flex-wrap items-start gap-2.5 rounded-lg border border-info-border bg-info-surface px-3 py-2 text-table text-info-fg">
      <Info size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-info-solid" />
      <div className="min-w-0 flex-1 break-words">
        <p className="font-medium">{texts.dropped}</p>
        <ul className="mt-1 max-h-36 list-disc overflow-y-auto ps-4 text-fg">
          {dropped.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      </div>
      <Button size="sm" variant="ghost" onClick={() => setShown(false)}>
        {texts.dismiss}
      </Button>
    </div>
  );
}

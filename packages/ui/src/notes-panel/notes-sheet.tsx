"use client";

import { forwardRef, type HTMLAttributes, type ReactNode, useState } from "react";
import type { ControlledModal } from "../dialog/modal.js";
import { Sheet, type SheetProps } from "../dialog/sheet.js";
import { useDialogMessages } from "../messages/use-dialog-messages.js";
import { NotesPanel, type NotesPanelProps } from "./notes-panel.js";

export interface NotesSheetProps
  extends Pick<
      ControlledModal<SheetProps>,
      "isOpen" | "onOpenChange" | "description" | "size" | "container" | "className"
    >,
    Omit<NotesPanelProps, keyof HTMLAttributes<HTMLDivElement> | "onUnsavedChange"> {
  /** @default "Notes", from the messages */
  title?: ReactNode | undefined;
}

/** The notes on a record in a side panel. It asks before it discards an unsaved note. */
export const NotesSheet = forwardRef<HTMLDivElement, NotesSheetProps>(function NotesSheet(
  { isOpen, onOpenChange, title, description, size = "md", container, className, ...panel },
  ref,
) {
  const { notes: texts } = useDialogMessages();
  const [hasUnsavedChanges, setUnsaved] = useState(false);
  return (
    <Sheet
      isOpen={isOpen}
      ref={ref}
      onOpenChange={onOpenChange}
      title={title ?? texts.title}
      description={description}
      size={size}
      hasUnsavedChanges={hasUnsavedChanges}
      {...(container !== undefined && { container })}
      {...(className !== undefined && { className })}
    >
      <NotesPanel {...panel} onUnsavedChange={(change) => setUnsaved(change.hasUnsavedChanges)} />
    </Sheet>
  );
});

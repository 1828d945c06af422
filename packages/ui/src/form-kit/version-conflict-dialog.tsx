"use client";

import { forwardRef, useState } from "react";
import { Button } from "../button/button.js";
import { Dialog, type DialogProps } from "../dialog/dialog.js";
import { useFormMessages } from "../messages/use-form-messages.js";
import { VersionChoice } from "./version-choice.js";
import type { ChosenVersion } from "./version-parts.js";

/** A field in which two versions differ. */
export interface VersionPart {
  name: string;
  label: string;
  /** Each version as lines; none for an empty value. */
  mine: readonly string[];
  theirs: readonly string[];
  /** The version that is selected at first. */
  likely: ChosenVersion;
}

export interface VersionConflictDialogProps
  extends Omit<
    DialogProps,
    "title" | "onOpenChange" | "footer" | "children" | "hasUnsavedChanges" | "defaultOpen"
  > {
  isOpen: boolean;
  /** @default "Someone else changed this", from the messages */
  title?: string | undefined;
  /** The fields that differ. */
  parts: readonly VersionPart[];
  /** Called with the chosen version of each part. */
  onChoose: (change: { choices: ReadonlyMap<string, ChosenVersion> }) => void;
  /** Called to continue from the other version without the user's own changes. */
  onReload: () => void;
  /** Called to continue editing without a choice. */
  onClose: () => void;
}

/** Both versions of a record side by side, to choose one per field. */
export const VersionConflictDialog = forwardRef<HTMLDivElement, VersionConflictDialogProps>(
  function VersionConflictDialog(props, ref) {
    const { versionConflict: texts } = useFormMessages();
    const {
      title = texts.title,
      description = texts.text,
      parts,
      onChoose,
      onReload,
      onClose,
      ...dialog
    } = props;
    const [choices, setChoices] = useState<ReadonlyMap<string, ChosenVersion>>(new Map());
    const choiceOf = ({ name, likely }: VersionPart) => choices.get(name) ?? likely;
    return (
      <Dialog
        size="lg"
        {...dialog}
        ref={ref}
        title={title}
        description={parts.length > 0 ? description : texts.same}
        onOpenChange={({ isOpen }) => !isOpen && onClose()}
        footer={
          <>
            <Button onClick={() => onReload()}>{texts.reload}</Button>
            <Button
              variant="primary"
              onClick={() => onChoose({ choices: new Map(parts.map((part) => [part.name, choiceOf(part)])) })}
            >
              {texts.keep}
            </Button>
          </>
        }
      >
        <div className="ui:grid ui:gap-4">
          {parts.map((part) => (
            <VersionChoice
              key={part.name}
              label={part.label}
              mine={part.mine}
              theirs={part.theirs}
              choice={choiceOf(part)}
              onChange={(choice) => setChoices((before) => new Map(before).set(part.name, choice))}
            />
          ))}
        </div>
      </Dialog>
    );
  },
);

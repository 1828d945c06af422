"use client";

import { forwardRef, type ReactNode, useState } from "react";
import { Button } from "../button/button.js";
import { Comparison } from "../comparison/comparison.js";
import { Dialog, type DialogProps } from "../dialog/dialog.js";
import { useFormMessages } from "../messages/use-form-messages.js";
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
    const { versionConflict: texts, nothing } = useFormMessages();
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
        <Comparison
          beforeLabel={texts.mine}
          afterLabel={texts.theirs}
          emptyText={nothing}
          parts={parts.map(({ name, label, mine, theirs }) => ({
            id: name,
            label,
            before: linesOf(mine),
            after: linesOf(theirs),
          }))}
          choices={new Map(parts.map((part) => [part.name, sideOf[choiceOf(part)]]))}
          onChoiceChange={({ id, side }) => setChoices((before) => new Map(before).set(id, versionOf[side]))}
        />
      </Dialog>
    );
  },
);

const sideOf = { mine: "before", theirs: "after" } as const;
const versionOf = { before: "mine", after: "theirs" } as const;

function linesOf(lines: readonly string[]): ReactNode {
  if (lines.length === 0) return null;
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and never move
    <span key={index} className="ui:block">
      {line}
    </span>
  ));
}

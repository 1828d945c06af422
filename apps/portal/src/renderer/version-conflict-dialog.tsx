import { Button } from "@portico/ui";
import { Dialog } from "@portico/ui/dialog";
import { useState } from "react";
import { formMessages } from "../messages/lists.ts";
import { type ChosenVersion, VersionChoice } from "./version-choice.tsx";

/** A field in which two versions differ. */
export interface ConflictPart<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** Each version in lines; none says that there is nothing. */
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
  /** What is chosen at first. */
  readonly likely: ChosenVersion;
}

/** Props of `VersionConflictDialog`. */
export interface VersionConflictDialogProps<Name extends string> {
  /** @default "Someone else changed this" */
  title?: string;
  /** @default asks to choose for each field */
  text?: string;
  parts: readonly ConflictPart<Name>[];
  /** Called with the version chosen of each part. */
  onChoose: (choices: ReadonlyMap<Name, ChosenVersion>) => void;
  /** Called to continue from the other version without the user's own changes. */
  onReload: () => void;
  /** Called to continue without a choice. */
  onClose: () => void;
}

const texts = formMessages.versionConflict;

/** Both versions of a record side by side, to choose one per field. */
export function VersionConflictDialog<Name extends string>({
  title = texts.title,
  text = texts.text,
  parts,
  onChoose,
  onReload,
  onClose,
}: VersionConflictDialogProps<Name>) {
  const [choices, setChoices] = useState<ReadonlyMap<Name, ChosenVersion>>(
    () => new Map(parts.map(({ name, likely }) => [name, likely])),
  );
  return (
    <Dialog
      isOpen
      size="lg"
      title={title}
      description={parts.length > 0 ? text : texts.same}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
      footer={
        <>
          <Button onClick={onReload}>{texts.reload}</Button>
          <Button variant="primary" onClick={() => onChoose(choices)}>
            {texts.keep}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {parts.map(({ name, label, mine, theirs }) => (
          <VersionChoice
            key={name}
            label={label}
            mine={mine}
            theirs={theirs}
            choice={choices.get(name) ?? "theirs"}
            onChange={(choice) => setChoices((before) => new Map(before).set(name, choice))}
          />
        ))}
      </div>
    </Dialog>
  );
}

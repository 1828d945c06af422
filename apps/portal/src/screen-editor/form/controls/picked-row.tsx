import { Checkbox, IconButton } from "@portico/ui";
import { ChevronDown, ChevronUp } from "@portico/ui/icons";
import { type ReactNode, useId } from "react";
import { problemsAt } from "../document/problems.ts";
import { useScreenForm } from "../document/screen-form.tsx";
import { PersonalMark } from "./personal-mark.tsx";
import { ProblemLines } from "./problem-lines.tsx";
import { UnsupportedPart } from "./unsupported-part.tsx";

/** A selected entry of a list. */
export interface PickedEntry {
  /** Unique among the selected entries. */
  readonly id: string;
  readonly label: string;
  /** Where it is in the document: `columns[3]`. */
  readonly path: string;
  /** A short summary. */
  readonly about?: string | undefined;
  readonly isPersonal?: boolean;
  /** Why the form cannot show it, if so. */
  readonly unsupported?: string;
  /** Its settings, shown on demand. */
  readonly details?: ReactNode;
  /** What the button that opens it says. */
  readonly editLabel?: string;
  /** The paths whose problems the details show. */
  readonly shown?: readonly string[];
}

/** Props of `PickedRow`. */
export interface PickedRowProps {
  entry: PickedEntry;
  isOpen: boolean;
  onToggle: () => void;
  onDrop: () => void;
}

/** A selected entry with its problems, and its settings on demand. */
export function PickedRow({ entry, isOpen, onToggle, onDrop }: PickedRowProps) {
  const { problems, isReadOnly } = useScreenForm();
  const { label, path, about, isPersonal, unsupported, details, editLabel, shown = [] } = entry;
  const detailsId = useId();
  const isUnfolded = isOpen && details !== undefined;
  const here = problemsAt(problems, [path], isUnfolded ? shown : []);
  const icon = { size: 14, "aria-hidden": true } as const;
  return (
    <div data-path={path} className="flex flex-col gap-1 pb-1">
      <div className="flex min-h-control-sm items-start gap-x-2">
        <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-2 gap-y-1 pt-1">
          <Checkbox
            data-tick=""
            label={label}
            checked
            disabled={isReadOnly}
            onCheckedChange={onDrop}
            className="min-w-0 wrap-anywhere"
          />
          <span className="flex min-w-0 flex-1 basis-28 flex-wrap items-center gap-x-2 gap-y-1 text-fg-muted">
            {isPersonal && <PersonalMark />}
            {about && <span className="min-w-0 wrap-anywhere">{about}</span>}
          </span>
        </div>
        {details !== undefined && editLabel && !isReadOnly && (
          <IconButton
            size="sm"
            label={editLabel}
            icon={isUnfolded ? <ChevronUp {...icon} /> : <ChevronDown {...icon} />}
            aria-expanded={isUnfolded}
            aria-controls={isUnfolded ? detailsId : undefined}
            data-opens={path}
            onClick={onToggle}
          />
        )}
      </div>
      {unsupported !== undefined && <UnsupportedPart path={path} text={unsupported} />}
      {isUnfolded && (
        <div
          id={detailsId}
          className="my-1 grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-x-4 gap-y-3 rounded-lg border border-border bg-surface-sunken p-3"
        >
          {details}
        </div>
      )}
      <ProblemLines problems={here} />
    </div>
  );
}

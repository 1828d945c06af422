"use client";

import { formatFileSize } from "@portico/format";
import type { ReactNode } from "react";
import { IconButton } from "../button/icon-button.js";
import { Paperclip, X } from "../icons/index.js";
import { useFieldMessages } from "../messages/use-field-messages.js";
import { typeName } from "./file-rules.js";

interface ChosenFileProps {
  file: File;
  disabled: boolean | undefined;
  /** Shown below it. */
  note: ReactNode;
  onRemove: () => void;
}

/** A selected file with its type, size and a remove button. */
export function ChosenFile({ file, disabled, note, onRemove }: ChosenFileProps) {
  const words = useFieldMessages();
  return (
    <li className="ui:flex ui:min-w-0 ui:items-center ui:gap-2 ui:rounded-md ui:border ui:border-border ui:ps-3 ui:pe-1">
      <Paperclip size={14} aria-hidden="true" className="ui:shrink-0 ui:text-fg-muted" />
      <span className="ui:value-text ui:min-w-0 ui:flex-1 ui:py-1.5 ui:break-words">
        {file.name}{" "}
        <span className="ui:text-fg-muted">
          {[typeName(file), formatFileSize(file.size)].filter(Boolean).join(" · ")}
        </span>
        {note}
      </span>
      <IconButton
        size="sm"
        label={words.removeFile(file.name)}
        icon={<X size={14} />}
        disabled={disabled === true}
        onClick={onRemove}
      />
    </li>
  );
}

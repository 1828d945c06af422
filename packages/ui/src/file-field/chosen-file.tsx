"use client";

import { formatFileSize } from "@portico/format";
import { IconButton } from "../button/icon-button.js";
import { Paperclip, X } from "../icons/index.js";
import { useFieldMessages } from "../messages/use-field-messages.js";

interface ChosenFileProps {
  file: File;
  disabled: boolean | undefined;
  onRemove: () => void;
}

/** A selected file with a remove button. */
export function ChosenFile({ file, disabled, onRemove }: ChosenFileProps) {
  const words = useFieldMessages();
  return (
    <li className="ui:flex ui:min-w-0 ui:items-center ui:gap-2 ui:rounded-md ui:border ui:border-border ui:ps-3 ui:pe-1">
      <Paperclip size={14} aria-hidden="true" className="ui:shrink-0 ui:text-fg-muted" />
      <span className="ui:value-text ui:min-w-0 ui:flex-1 ui:py-1.5 ui:break-words">
        {file.name} <span className="ui:text-fg-muted">{formatFileSize(file.size)}</span>
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

"use client";

import { X } from "../icons/index.js";

interface RemoveButtonProps {
  label: string;
  onPress: () => void;
}

/** The button that removes a tag. It leaves the focus in a text field next to it. */
export function RemoveButton({ label, onPress }: RemoveButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onPress()}
      className="ui:flex ui:size-6 ui:shrink-0 ui:cursor-pointer ui:items-center ui:justify-center ui:rounded-sm ui:hover:text-fg ui:focus-visible:-outline-offset-2"
    >
      <X size={12} aria-hidden="true" />
    </button>
  );
}

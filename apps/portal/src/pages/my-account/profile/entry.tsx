import { IconButton } from "@portico/ui";
import { Trash2 } from "@portico/ui/icons";
import type { ReactNode } from "react";
import { myAccountMessages } from "../../../messages/my-account.ts";

/** Props of `Entry`. */
export interface EntryProps {
  /** What it is called: Email 1. */
  name: string;
  onRemove: () => void;
  children: ReactNode;
}

/** One entry of a list, with the button that removes it. */
export function Entry({ name, onRemove, children }: EntryProps) {
  return (
    <li className="border-border not-first:border-t not-first:pt-5">
      <fieldset className="flex min-w-0 items-start gap-2">
        <legend className="sr-only">{name}</legend>
        <div className="grid min-w-0 flex-1 gap-3">{children}</div>
        <IconButton
          data-remove-entry=""
          data-print="hidden"
          className="mt-6.5"
          label={myAccountMessages.remove(name)}
          icon={<Trash2 size={16} />}
          onClick={onRemove}
        />
      </fieldset>
    </li>
  );
}

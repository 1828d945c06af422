"use client";

import { IconButton } from "../button/icon-button.js";
import { X } from "../icons/index.js";
import { useDisplayMessages } from "../messages/use-display-messages.js";

/** The button that dismisses an alert. */
export function DismissButton({ onDismiss }: { onDismiss: () => void }) {
  return (
    <IconButton
      size="sm"
      label={useDisplayMessages().dismiss}
      icon={<X size={16} />}
      onClick={() => onDismiss()}
      className="ui:-my-1 ui:-me-1.5 ui:shrink-0"
    />
  );
}

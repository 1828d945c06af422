"use client";

import { Button } from "../button/button.js";
import { Trash2 } from "../icons/index.js";
import { usePhotoMessages } from "../messages/use-photo-messages.js";

interface PhotoActionsProps {
  disabled: boolean | undefined;
  onCrop: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

/** The buttons for a chosen or stored photo. */
export function PhotoActions({ disabled = false, onCrop, onRemove }: PhotoActionsProps) {
  const texts = usePhotoMessages();
  if (!onCrop && !onRemove) return null;
  return (
    <div className="ui:flex ui:flex-wrap ui:gap-2">
      {onCrop && (
        <Button size="sm" disabled={disabled} onClick={onCrop}>
          {texts.crop}
        </Button>
      )}
      {onRemove && (
        <Button size="sm" variant="ghost" icon={<Trash2 size={14} />} disabled={disabled} onClick={onRemove}>
          {texts.remove}
        </Button>
      )}
    </div>
  );
}

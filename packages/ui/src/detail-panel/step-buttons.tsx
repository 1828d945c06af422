"use client";

import { IconButton } from "../button/icon-button.js";
import { cx } from "../class-names/cx.js";
import { ChevronDown, ChevronUp } from "../icons/index.js";
import { useDetailPanelMessages } from "../messages/use-display-messages.js";

/** What opens the neighbors of a record. */
export interface StepProps {
  /** Opens the previous record. Leave it out for the first one. */
  onPrevious?: (() => void) | undefined;
  /** Opens the next record. Leave it out for the last one. */
  onNext?: (() => void) | undefined;
}

/** The buttons that open the previous and next record. Renders nothing if there is neither. */
export function StepButtons({ onPrevious, onNext, className }: StepProps & { className?: string }) {
  const texts = useDetailPanelMessages();
  if (!onPrevious && !onNext) return null;
  return (
    <div className={cx("ui:flex ui:gap-1", className)}>
      <IconButton
        size="sm"
        label={texts.previous}
        icon={<ChevronUp size={16} />}
        disabledReason={onPrevious ? undefined : texts.isFirst}
        onClick={() => onPrevious?.()}
      />
      <IconButton
        size="sm"
        label={texts.next}
        icon={<ChevronDown size={16} />}
        disabledReason={onNext ? undefined : texts.isLast}
        onClick={() => onNext?.()}
      />
    </div>
  );
}

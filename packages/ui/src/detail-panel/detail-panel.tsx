"use client";

import { forwardRef } from "react";
import { Sheet } from "../dialog/sheet.js";
import { SidePanel, type SidePanelProps } from "./side-panel.js";
import { StepButtons } from "./step-buttons.js";
import { useIsNarrow } from "./use-is-narrow.js";

export interface DetailPanelProps extends SidePanelProps {
  /** Whether it is open. Controlled by the page. */
  isOpen: boolean;
}

/**
 * The details of a record beside its list, which stays usable. Put both in a flex row with a height: the panel takes up
 * to half of its width. ↑ and ↓ open the previous and next record, Esc closes the panel. Below 900 px, it is a modal
 * sheet.
 */
export const DetailPanel = forwardRef<HTMLDivElement, DetailPanelProps>(function DetailPanel(
  { isOpen, ...panel },
  ref,
) {
  const isNarrow = useIsNarrow();
  if (!isNarrow) return isOpen && <SidePanel {...panel} ref={ref} />;
  const { onPrevious, onNext, isResizable: _, onWidthChange: __, children, ...sheet } = panel;
  return (
    <Sheet {...sheet} ref={ref} isOpen={isOpen}>
      <StepButtons onPrevious={onPrevious} onNext={onNext} className="ui:pb-2" />
      {children}
    </Sheet>
  );
});

"use client";

import { forwardRef, useRef, useState } from "react";
import { Sheet } from "../dialog/sheet.js";
import { type FocusOrigin, focusOrigin, returnFocus } from "../focus-return/focus-return.js";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";
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
  return isOpen && <OpenDetailPanel {...panel} ref={ref} />;
});

const noOrigin: FocusOrigin = { element: null, containers: [] };

const OpenDetailPanel = forwardRef<HTMLDivElement, SidePanelProps>(function OpenDetailPanel(panel, ref) {
  const isNarrow = useIsNarrow();
  const [origin] = useState(() => (typeof document === "undefined" ? noOrigin : focusOrigin()));
  const isClosed = useRef(false);
  useBrowserLayoutEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);
  if (!isNarrow) return <SidePanel {...panel} ref={ref} origin={origin} />;
  const {
    onPrevious,
    onNext,
    isResizable: _,
    defaultWidth: __,
    onWidthChange: ___,
    children,
    ...sheet
  } = panel;
  return (
    <Sheet
      {...sheet}
      ref={ref}
      isOpen
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        // On a wider page, the panel replaces the sheet and has the focus.
        if (isClosed.current) returnFocus(origin);
      }}
    >
      <StepButtons onPrevious={onPrevious} onNext={onNext} className="ui:pb-2" />
      {children}
    </Sheet>
  );
});

"use client";

import { type CSSProperties, type ReactNode, type RefObject, type UIEvent, useCallback, useRef } from "react";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";
import { useOverflow } from "../scrolling/use-overflow.js";

interface TableScrollerProps {
  scroller: RefObject<HTMLDivElement | null>;
  /** The table's name, where the rows themselves take no focus: then the frame can be reached and scrolled. */
  label: string | undefined;
  maxHeight: string | undefined;
  /** The number of the page's first row; another page begins at its top. */
  firstRow: number | undefined;
  children: ReactNode;
}

/** Draws the edge of what is held once something has moved beneath it. */
const markScrolled = ({ currentTarget }: UIEvent<HTMLElement>) =>
  currentTarget.toggleAttribute("data-scrolled", currentTarget.scrollLeft > 0);

/** The frame that a wide or long table scrolls in. */
export function TableScroller({ scroller, label, maxHeight, firstRow, children }: TableScrollerProps) {
  const { ref, isOverflowing } = useOverflow();
  const isNamed = label !== undefined;
  const shownFirst = useRef(firstRow);
  useBrowserLayoutEffect(() => {
    if (shownFirst.current !== firstRow && scroller.current) scroller.current.scrollTop = 0;
    shownFirst.current = firstRow;
  }, [firstRow, scroller]);
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      // Rows that take the focus themselves scroll with it.
      ref.current = isNamed ? element : null;
      scroller.current = element;
    },
    [ref, scroller, isNamed],
  );
  return (
    <div
      ref={attach}
      className="portico-table-scroller"
      onScroll={markScrolled}
      style={{ "--portico-table-max-height": maxHeight } as CSSProperties}
      {...(isOverflowing && label && { tabIndex: 0, role: "region", "aria-label": label })}
    >
      {children}
    </div>
  );
}

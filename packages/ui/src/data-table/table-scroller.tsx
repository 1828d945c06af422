"use client";

import { type CSSProperties, type ReactNode, type RefObject, type UIEvent, useCallback, useRef } from "react";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";
import { useOverflow } from "../scrolling/use-overflow.js";

interface TableScrollerProps {
  scroller: RefObject<HTMLDivElement | null>;
  /** The table's name, if rows are not focusable. It makes the scroll container a focusable region. */
  label: string | undefined;
  maxHeight: string | undefined;
  /** Number of the page's first row. Changing it scrolls to the top. */
  firstRow: number | undefined;
  children: ReactNode;
}

/** Shows the edge of sticky cells while content is scrolled under them: to negative positions in right-to-left text. */
const markScrolled = ({ currentTarget }: UIEvent<HTMLElement>) =>
  currentTarget.toggleAttribute("data-scrolled", currentTarget.scrollLeft !== 0);

/** The scroll container of wide or long tables. */
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
      // If rows are focusable, focusing them scrolls.
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

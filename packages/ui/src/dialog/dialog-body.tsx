"use client";

import type { ReactNode } from "react";
import { useOverflow } from "../scrolling/use-overflow.js";

/** The part that scrolls; a tab stop while it does, so that the arrow keys reach it. */
export function DialogBody({ children }: { children: ReactNode }) {
  const { ref, isOverflowing } = useOverflow();
  return (
    <div
      ref={ref}
      data-dialog-body=""
      tabIndex={isOverflowing ? 0 : undefined}
      className="ui:min-h-0 ui:flex-1 ui:overflow-y-auto ui:px-5 ui:py-1 ui:last:pb-5 ui:focus-visible:-outline-offset-2 ui:[@media(max-height:24rem)]:flex-none ui:[@media(max-height:24rem)]:overflow-visible"
    >
      {children}
    </div>
  );
}

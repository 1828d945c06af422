import { useRef } from "react";
import { Floating } from "./floating.js";
import type { Align, Side } from "./position.js";

interface AnchoredProps {
  side: Side;
  align: Align;
  isAnchorWide: boolean;
}

/** A floating element at an anchor. */
export function Anchored({ side, align, isAnchorWide }: AnchoredProps) {
  const anchor = useRef<HTMLDivElement>(null);
  return (
    <div className="ui:p-16 ui:font-sans ui:text-table ui:text-fg">
      <div ref={anchor} className="ui:w-64 ui:rounded-md ui:border ui:border-border-strong ui:p-3">
        Anchor
      </div>
      <Floating anchor={anchor} side={side} align={align} isAnchorWide={isAnchorWide}>
        <span className="ui:block ui:rounded-lg ui:border ui:border-border ui:bg-surface-raised ui:p-3 ui:shadow-float">
          Floating
        </span>
      </Floating>
    </div>
  );
}

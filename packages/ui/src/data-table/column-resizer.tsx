"use client";

import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { isInputMethodKey } from "../keyboard/input-method-key.js";
import { useMessages } from "../messages/use-messages.js";
import { isRightToLeft, logicalKey } from "../text-direction/text-direction.js";
import { allowedWidth, columnWidthLimits } from "./column-layout.js";

interface ColumnResizerProps {
  /** The column's header. */
  header: string;
  /** The custom width in px; undefined while the column fits its content. */
  width: number | undefined;
  tabIndex: number;
  /** Arrow keys move between headers here, so Enter starts and ends resizing. */
  needsEnter: boolean;
  /** Called with the new width in px, or undefined to reset it. */
  onResize: (width: number | undefined) => void;
  /** Announces a message to screen readers. */
  announce: (text: string) => void;
}

/** Change per arrow key in px; four times as much with Shift. */
const step = 16;

/** The resize handle of a column: drag it or use arrow keys. Double-click resets the width. */
export function ColumnResizer({
  header,
  width,
  tabIndex,
  needsEnter,
  onResize,
  announce,
}: ColumnResizerProps) {
  const { table: texts } = useMessages();
  const drag = useRef<{ from: number; width: number }>(undefined);
  const [isMoving, setMoving] = useState(false);
  const takesArrows = isMoving || !needsEnter;
  const widthText = width === undefined ? texts.autoWidth : texts.pixels(width);

  const grab = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: event.clientX, width: widthOfHeading(event.currentTarget) };
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (drag.current)
      onResize(
        allowedWidth(drag.current.width + forward(event.currentTarget) * (event.clientX - drag.current.from)),
      );
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (isInputMethodKey(event)) return;
    const isEnd = event.key === "Enter" || event.key === " " || (isMoving && event.key === "Escape");
    const key = logicalKey(event);
    const by = key === "ArrowRight" ? step : key === "ArrowLeft" ? -step : 0;
    if (isEnd) {
      setMoving(event.key !== "Escape" && needsEnter && !isMoving);
      if (needsEnter) announce(isMoving ? texts.resized(header, widthText) : texts.resizing(header));
    } else if (takesArrows && by !== 0) {
      const towards = by * (event.shiftKey ? 4 : 1);
      onResize(allowedWidth((width ?? widthOfHeading(event.currentTarget)) + towards));
    } else if (takesArrows && event.key === "Delete") onResize(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr cannot be moved
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={texts.columnWidth(header)}
      aria-valuenow={width ?? columnWidthLimits.min}
      aria-valuemin={columnWidthLimits.min}
      aria-valuemax={columnWidthLimits.max}
      aria-valuetext={widthText}
      data-resizer={isMoving ? "moving" : "resting"}
      tabIndex={tabIndex}
      onPointerDown={grab}
      onPointerMove={move}
      onLostPointerCapture={() => {
        drag.current = undefined;
      }}
      onDoubleClick={() => onResize(undefined)}
      onKeyDown={press}
      onBlur={() => setMoving(false)}
    />
  );
}

function widthOfHeading(edge: HTMLElement): number {
  return edge.parentElement?.offsetWidth ?? columnWidthLimits.min;
}

/** The sign of horizontal distances in the direction of the text. */
function forward(edge: HTMLElement): 1 | -1 {
  return isRightToLeft(edge) ? -1 : 1;
}

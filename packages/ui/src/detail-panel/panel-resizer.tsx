"use client";

import type { KeyboardEvent, PointerEvent } from "react";
import { isRightToLeft, logicalKey } from "../text-direction/text-direction.js";

interface PanelResizerProps {
  label: string;
  /** The width of the panel in px. */
  width: number;
  onWidthChange: (width: number) => void;
}

const step = 16;

/** The edge of the panel that resizes it, by dragging or with the arrow keys. */
export function PanelResizer({ label, width, onWidthChange }: PanelResizerProps) {
  const press = (event: KeyboardEvent) => {
    const change = { ArrowLeft: step, ArrowRight: -step }[logicalKey(event)];
    if (change === undefined) return;
    event.preventDefault();
    onWidthChange(width + change);
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    const panel = event.currentTarget.parentElement;
    if (!panel || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { left, right } = panel.getBoundingClientRect();
    onWidthChange(isRightToLeft(panel) ? event.clientX - left : right - event.clientX);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line that is dragged
    <div
      role="separator"
      aria-label={label}
      aria-orientation="vertical"
      aria-valuenow={width}
      tabIndex={0}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={drag}
      className="ui:absolute ui:inset-y-0 ui:-start-1 ui:w-2 ui:cursor-col-resize ui:touch-none ui:hover:bg-border-strong ui:focus-visible:-outline-offset-2"
    />
  );
}

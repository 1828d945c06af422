"use client";

import { type DragEvent, type HTMLAttributes, useState } from "react";

/** The attributes of a header that can be dragged. The columns menu does the same for other input. */
export type ColumnDrag = Pick<
  HTMLAttributes<HTMLElement>,
  "draggable" | "onDragStart" | "onDragOver" | "onDragLeave" | "onDrop" | "onDragEnd"
> & {
  /** The side where the dragged column would be. */
  "data-drop"?: "start" | "end" | undefined;
};

/** Moves columns by dragging their headers. Returns a header's attributes, or undefined if columns cannot be moved. */
export function useDraggedColumn(
  columns: readonly { readonly id: string }[],
  onMove: ((id: string, target: string) => void) | undefined,
): ((id: string) => ColumnDrag) | undefined {
  const [dragged, setDragged] = useState<string>();
  const [target, setTarget] = useState<string>();
  if (!onMove) return undefined;
  const end = () => {
    setDragged(undefined);
    setTarget(undefined);
  };
  const indexOf = (id: string | undefined) => columns.findIndex((column) => column.id === id);
  return (id) => ({
    draggable: true,
    "data-drop":
      target === id && dragged !== id ? (indexOf(dragged) < indexOf(id) ? "end" : "start") : undefined,
    onDragStart: (event) => {
      if (isOnResizer(event)) return event.preventDefault();
      event.dataTransfer.effectAllowed = "move";
      // Firefox drags nothing without data.
      event.dataTransfer.setData("text/plain", "");
      setDragged(id);
    },
    onDragOver: (event) => {
      if (dragged === undefined) return;
      event.preventDefault();
      setTarget(id);
    },
    onDragLeave: () => setTarget((current) => (current === id ? undefined : current)),
    onDrop: (event) => {
      if (dragged === undefined) return;
      event.preventDefault();
      if (dragged !== id) onMove(dragged, id);
      end();
    },
    onDragEnd: end,
  });
}

/** The target of the event is the header, whatever part of it is dragged. */
function isOnResizer({ clientX, clientY, currentTarget }: DragEvent<HTMLElement>): boolean {
  const part = currentTarget.ownerDocument.elementFromPoint(clientX, clientY);
  return part?.closest("[data-resizer]") != null;
}

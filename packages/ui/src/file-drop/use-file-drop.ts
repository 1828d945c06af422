"use client";

import { type DragEvent, useState } from "react";

/** Props of an element that files can be dropped on. While files are over it, it has `data-over`. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === "dragover");
    if (event.type === "drop") onFiles([...event.dataTransfer.files]);
  };
  return { onDragOver: drag, onDragLeave: drag, onDrop: drag, "data-over": isOver || undefined };
}

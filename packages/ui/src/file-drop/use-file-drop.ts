"use client";

import { type ClipboardEvent, type DragEvent, useState } from "react";

/** Props of an element that files can be dropped on, and pasted into. While files are over it, it has `data-over`. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === "dragover");
    if (event.type === "drop") onFiles([...event.dataTransfer.files]);
  };
  const onPaste = (event: ClipboardEvent) => onFiles([...event.clipboardData.files]);
  return { onDragOver: drag, onDragLeave: drag, onDrop: drag, onPaste, "data-over": isOver || undefined };
}

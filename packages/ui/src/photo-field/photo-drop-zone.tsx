"use client";

import { formatFileSize } from "@portico/format";
import type { ReactNode } from "react";
import { useFileDrop } from "../file-drop/use-file-drop.js";
import { ImageUp } from "../icons/index.js";
import { useDialogMessages } from "../messages/use-dialog-messages.js";
import { usePhotoMessages } from "../messages/use-photo-messages.js";
import { type PhotoShape, shapeStyles } from "./photo-shape-styles.js";

interface PhotoDropZoneProps {
  src: string | undefined;
  alt: string;
  /** The chosen photo, for its name and size. */
  file: File | null;
  shape: PhotoShape;
  disabled: boolean | undefined;
  onFiles: (files: readonly File[]) => void;
  /** The file input, which covers the zone. */
  children: ReactNode;
}

/** The photo, and where to click or drop another one. */
export function PhotoDropZone({ src, alt, file, shape, disabled, onFiles, children }: PhotoDropZoneProps) {
  const { files: texts } = useDialogMessages();
  const words = usePhotoMessages();
  const dropZone = useFileDrop(onFiles);
  return (
    <div
      {...dropZone}
      data-disabled={disabled || undefined}
      className="ui:relative ui:flex ui:min-w-0 ui:items-center ui:gap-4 ui:rounded-lg ui:border ui:border-dashed ui:border-border-control ui:bg-surface-control ui:px-4 ui:py-3 ui:transition-colors ui:duration-fast ui:has-focus-visible:border-solid ui:has-focus-visible:outline-2 ui:has-focus-visible:outline-focus ui:hover:bg-surface-hover ui:data-disabled:bg-surface-disabled ui:data-disabled:text-fg-muted ui:data-over:border-solid ui:data-over:border-focus ui:data-over:bg-surface-selected"
    >
      <span
        className={`ui:flex ui:size-16 ui:shrink-0 ui:items-center ui:justify-center ui:overflow-hidden ui:border ui:border-border ui:bg-surface-sunken ${shapeStyles[shape]}`}
      >
        {src ? (
          <img src={src} alt={alt} className="ui:size-full ui:object-cover" />
        ) : (
          <ImageUp size={20} strokeWidth={1.5} aria-hidden="true" className="ui:text-fg-muted" />
        )}
      </span>
      <span className="ui:min-w-0">
        <span className={disabled ? undefined : "ui:font-medium ui:text-fg-link"}>
          {src ? words.chooseAnother : words.choose}
        </span>{" "}
        {texts.drop}
        {file && (
          <span className="ui:block ui:break-words">
            {file.name} <span className="ui:text-fg-muted">{formatFileSize(file.size)}</span>
          </span>
        )}
      </span>
      {children}
    </div>
  );
}

"use client";

import { formatFileSize } from "@portico/format";
import { useState } from "react";
import { Button } from "../button/button.js";
import { Dialog } from "../dialog/dialog.js";
import { DialogCloseButton } from "../dialog/dialog-close-button.js";
import { FailureNote } from "../failure/failure-note.js";
import { usePhotoMessages } from "../messages/use-photo-messages.js";
import { Progress } from "../progress/progress.js";
import { measureOf } from "../upload-dialog/upload-state.js";
import type { UploadRequest } from "../upload-dialog/use-upload.js";
import { CropEditor } from "./crop-editor.js";
import { type CropArea, cropPhoto } from "./crop-photo.js";
import type { PhotoShape } from "./photo-shape-styles.js";
import { useObjectUrl } from "./use-object-url.js";
import { usePhotoSubmission } from "./use-photo-submission.js";

export interface CropDialogProps {
  file: File;
  shape: PhotoShape;
  /** Width and height of the cropped photo in pixels. */
  size: number;
  /** The maximum size of a file that cannot be cropped; none is accepted if undefined. */
  maxUncroppedSize: number | undefined;
  /** Called with the cropped photo. The dialog closes when it resolves and shows the reason when it rejects. */
  onSubmit: (request: UploadRequest) => unknown;
  onClose: () => void;
  /** Called after it closed, to move the focus. */
  onCloseAutoFocus: (event: Event) => void;
}

/** Crops a chosen picture to a square. */
export function CropDialog(props: CropDialogProps) {
  const { file, shape, size, maxUncroppedSize, onSubmit, onClose, onCloseAutoFocus } = props;
  const texts = usePhotoMessages();
  const url = useObjectUrl(file);
  const [area, setArea] = useState<CropArea>();
  const [isReadable, setReadable] = useState(true);
  const { isPending, failure, progress, start } = usePhotoSubmission(onSubmit);
  const isTooLarge = !isReadable && maxUncroppedSize !== undefined && file.size > maxUncroppedSize;
  const isReady = isReadable ? area !== undefined : maxUncroppedSize !== undefined && !isTooLarge;
  const save = async () => {
    const isDone = await start(async () => {
      if (!isReadable || !url || !area) return file;
      return cropPhoto({ url, area, size, fileName: file.name }).catch((cause: unknown) => {
        throw new Error(texts.notCropped, { cause });
      });
    });
    if (isDone) onClose();
  };
  return (
    <Dialog
      isOpen
      title={texts.cropTitle}
      description={isReadable ? texts.cropHint : undefined}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
      onCloseAutoFocus={onCloseAutoFocus}
      footer={
        <>
          <DialogCloseButton />
          <Button variant="primary" isLoading={isPending} disabled={!isReady} onClick={() => void save()}>
            {texts.use}
          </Button>
        </>
      }
    >
      <div className="ui:flex ui:min-w-0 ui:flex-col ui:gap-4 ui:pb-1">
        {url && isReadable && (
          <CropEditor
            url={url}
            shape={shape}
            onAreaChange={setArea}
            onUnreadable={() => setReadable(false)}
          />
        )}
        {!isReadable && <p>{maxUncroppedSize === undefined ? texts.unreadable : texts.uncropped}</p>}
        {isTooLarge && (
          <FailureNote
            failure={{ text: texts.tooLarge(formatFileSize(file.size), formatFileSize(maxUncroppedSize)) }}
          />
        )}
        {isPending && progress && <Progress label={texts.uploading} {...measureOf(progress)} />}
        {failure && <FailureNote failure={failure} />}
      </div>
    </Dialog>
  );
}

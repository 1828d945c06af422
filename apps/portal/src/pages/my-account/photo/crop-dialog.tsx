import { maxPhotoBytes } from "@portico/contract/features/user";
import { Button, Progress } from "@portico/ui";
import { Dialog } from "@portico/ui/dialog";
import { formatFileSize } from "@portico/ui/format";
import { useNotify } from "@portico/ui/notification";
import { useEffect, useRef, useState } from "react";
import type { Area } from "react-easy-crop";
import { errorMessage } from "../../../api/error-message.ts";
import { myAccountMessages } from "../../../messages/my-account.ts";
import { useUnsavedChanges } from "../../../unsaved/unsaved-changes.ts";
import { CropArea } from "./crop-area.tsx";
import { cropImage } from "./crop-image.ts";
import type { PhotoUpload } from "./use-upload-photo.ts";

const texts = myAccountMessages.photo;

/** Props of `CropDialog`. */
export interface CropDialogProps {
  file: File;
  onUpload: (upload: PhotoUpload) => Promise<void>;
  onClose: () => void;
  onCloseAutoFocus?: (event: Event) => void;
}

/** Shows a chosen picture, lets a part of it be chosen, and sends that. */
export function CropDialog({ file, onUpload, onClose, onCloseAutoFocus }: CropDialogProps) {
  const notify = useNotify();
  const address = useAddress(file);
  const [area, setArea] = useState<Area>();
  const [canShow, setCanShow] = useState(true);
  const [sent, setSent] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const upload = useRef<AbortController>(undefined);
  useUnsavedChanges(true);
  useEffect(() => () => upload.current?.abort(), []);

  const isTooLarge = !canShow && file.size > maxPhotoBytes;
  const isSending = sent !== undefined;
  const save = async () => {
    if (isSending || !address) return;
    const controller = new AbortController();
    upload.current = controller;
    const { signal } = controller;
    setSent(0);
    setFailure(undefined);
    try {
      const photo = canShow && area ? await cropImage(address, area) : file;
      await onUpload({ photo, onProgress: setSent, signal });
      if (signal.aborted) return;
      notify({ tone: "success", text: texts.updated });
      onClose();
    } catch (error) {
      if (signal.aborted) return;
      setSent(undefined);
      setFailure(texts.failed(errorMessage(error)));
      notify({ tone: "danger", text: texts.failed(errorMessage(error)) });
    }
  };
  return (
    <Dialog
      isOpen
      title={texts.cropTitle}
      description={canShow ? texts.cropHint : undefined}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
      {...(onCloseAutoFocus && { onCloseAutoFocus })}
      footer={
        <>
          <Button onClick={onClose}>{myAccountMessages.cancel}</Button>
          <Button
            variant="primary"
            isLoading={isSending}
            disabled={isTooLarge || (canShow && !area)}
            onClick={() => void save()}
          >
            {texts.save}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {address && canShow && (
          <CropArea address={address} onAreaChange={setArea} onUnreadable={() => setCanShow(false)} />
        )}
        {!canShow && <p>{texts.undecodable}</p>}
        {isTooLarge && (
          <p role="alert" className="text-danger-fg">
            {texts.tooLarge(formatFileSize(file.size), formatFileSize(maxPhotoBytes))}
          </p>
        )}
        {isSending && <Progress label={texts.uploading} value={sent * 100} />}
        {failure && (
          <p role="alert" className="rounded-md bg-danger-surface px-3 py-2 text-table text-danger-fg">
            {failure}
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** An address for a file, as long as the component is there. */
function useAddress(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

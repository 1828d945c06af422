import { Avatar, Button } from "@portico/ui";
import { FormSection } from "@portico/ui/form-kit";
import { ImageUp, Trash2 } from "@portico/ui/icons";
import { Suspense, useEffect, useRef, useState } from "react";
import { usePhoto } from "../../../api/photo.ts";
import { lazyWithRetry } from "../../../lazy-with-retry/lazy-with-retry.ts";
import { myAccountMessages } from "../../../messages/my-account.ts";
import { useSession } from "../../../session/session.ts";
import { RemovePhotoDialog } from "./remove-photo-dialog.tsx";
import { useUploadPhoto } from "./use-upload-photo.ts";

const texts = myAccountMessages.photo;

const cropDialog = lazyWithRetry(async () => (await import("./crop-dialog.tsx")).CropDialog);

/** One's photo, and the ways to change it. */
export function PhotoSection() {
  const photo = usePhoto();
  const name = useSession()?.name ?? "";
  const uploadPhoto = useUploadPhoto();
  const [file, setFile] = useState<File>();
  const [isRemoving, setRemoving] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  useEffect(cropDialog.preload, []);
  return (
    <FormSection id="photo" title={texts.title}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 sm:col-span-2">
        <Avatar name={name} src={photo} className="size-20 text-title" />
        <div className="grid min-w-0 flex-1 gap-2">
          <p className="text-table text-fg-muted">{texts.hint}</p>
          <div data-print="hidden" className="flex flex-wrap gap-2">
            <input
              ref={input}
              type="file"
              accept="image/*"
              hidden
              onChange={({ target }) => {
                setFile(target.files?.[0]);
                // So that the same file can be chosen again.
                target.value = "";
              }}
            />
            <Button ref={choose} icon={<ImageUp size={16} />} onClick={() => input.current?.click()}>
              {photo ? texts.change : texts.add}
            </Button>
            {photo && (
              <Button variant="ghost" icon={<Trash2 size={16} />} onClick={() => setRemoving(true)}>
                {texts.remove}
              </Button>
            )}
          </div>
        </div>
      </div>
      {file && (
        <Suspense>
          <cropDialog.Component
            file={file}
            onUpload={uploadPhoto}
            onClose={() => setFile(undefined)}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              choose.current?.focus();
            }}
          />
        </Suspense>
      )}
      <RemovePhotoDialog
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          choose.current?.focus();
        }}
      />
    </FormSection>
  );
}

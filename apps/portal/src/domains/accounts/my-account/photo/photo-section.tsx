import { maxPhotoBytes } from "@portico/contract/features/accounts/user";
import { useUnsavedChanges } from "@portico/renderer/unsaved";
import { FormSection } from "@portico/ui/form-kit";
import { PhotoField } from "@portico/ui/photo-field";
import { useRef, useState } from "react";
import { usePhoto } from "../../../../api/photo.ts";
import { myAccountMessages } from "../../../../messages/my-account.ts";
import { RemovePhotoDialog } from "./remove-photo-dialog.tsx";
import { useUploadPhoto } from "./use-upload-photo.ts";

const texts = myAccountMessages.photo;

/** The user's photo, with buttons to change and remove it. */
export function PhotoSection() {
  const photo = usePhoto();
  const uploadPhoto = useUploadPhoto();
  const [isCropping, setCropping] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useUnsavedChanges(isCropping);
  return (
    <FormSection id="photo" title={texts.title}>
      <PhotoField
        ref={input}
        className="sm:col-span-2"
        label={texts.title}
        isLabelHidden
        hint={texts.hint}
        currentSrc={photo}
        maxUncroppedSize={maxPhotoBytes}
        onUpload={uploadPhoto}
        onDialogOpenChange={({ isOpen }) => setCropping(isOpen)}
        onRemoveCurrent={() => setRemoving(true)}
      />
      <RemovePhotoDialog
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          input.current?.focus();
        }}
      />
    </FormSection>
  );
}

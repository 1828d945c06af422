"use client";

import { formatFileSize } from "@portico/format";
import { forwardRef, type InputHTMLAttributes, useMemo, useState } from "react";
import { Field, type FieldTextProps } from "../field/field.js";
import { useField } from "../field/use-field.js";
import type { ValueProps } from "../field-value/field-change.js";
import { PostedValue } from "../field-value/posted-value.js";
import { useFieldValue } from "../field-value/use-field-value.js";
import { useMergedRef } from "../field-value/use-merged-ref.js";
import type { FileRules } from "../file-drop/check-file.js";
import { useFileProblem } from "../file-drop/use-file-problem.js";
import { useInputFiles } from "../file-field/use-input-files.js";
import { useDialogMessages } from "../messages/use-dialog-messages.js";
import { usePhotoMessages } from "../messages/use-photo-messages.js";
import type { UploadRequest } from "../upload-dialog/use-upload.js";
import { LazyCropDialog } from "./lazy-crop-dialog.js";
import { PhotoActions } from "./photo-actions.js";
import { PhotoDropZone } from "./photo-drop-zone.js";
import type { PhotoShape } from "./photo-shape-styles.js";
import { useObjectUrl } from "./use-object-url.js";

/** Systems that do not know a type leave it empty, so that only the extension identifies the file. */
const uncroppedTypes = "image/*,.heic,.heif,.tif,.tiff";

export interface PhotoFieldProps
  extends FieldTextProps,
    FileRules,
    ValueProps<File | null>,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      "type" | "multiple" | "accept" | "size" | keyof ValueProps<string>
    > {
  /** URL of the stored photo, shown while no other is chosen. @default none */
  currentSrc?: string | undefined;
  /** Called to remove the stored photo. Without it, the stored photo has no remove button. */
  onRemoveCurrent?: (() => void) | undefined;
  /** How the photo is displayed. The file is always a square. @default "round" */
  shape?: PhotoShape | undefined;
  /** Width and height of the cropped photo in pixels. @default 512 */
  cropSize?: number | undefined;
  /**
   * Accepts pictures that the browser cannot show, such as HEIC or TIFF, uncropped and up to this size in bytes.
   * @default not accepted
   */
  maxUncroppedSize?: number | undefined;
  /**
   * Uploads the photo at once instead of storing it as the value. The dialog shows the progress. It closes when this
   * resolves, and shows the reason when it rejects.
   */
  onUpload?: ((request: UploadRequest) => Promise<unknown>) | undefined;
  /** Called when the crop dialog opens or closes. */
  onDialogOpenChange?: ((change: { isOpen: boolean }) => void) | undefined;
}

/**
 * A photo, chosen, dropped or pasted, cropped to a square in a dialog. The form posts the cropped file under `name`.
 * `className` goes to the root; the ref and other native properties go to the file input.
 */
export const PhotoField = forwardRef<HTMLInputElement, PhotoFieldProps>(function PhotoField(props, ref) {
  const { name, value, defaultValue, onChange, maxSize, currentSrc, onRemoveCurrent, ...others } = props;
  const { shape = "round", cropSize = 512, maxUncroppedSize, onUpload, onDialogOpenChange, ...more } = others;
  const { accept = maxUncroppedSize === undefined ? "image/*" : uncroppedTypes, ...rest } = more;
  const { files: texts } = useDialogMessages();
  const words = usePhotoMessages();
  const photo = useFieldValue<File | null>({ name, value, defaultValue, onChange }, null);
  const problemOf = useFileProblem({ accept, maxSize });
  const [problem, setProblem] = useState<string>();
  const [announcement, setAnnouncement] = useState("");
  const [cropping, setCropping] = useState<File>();
  const [cropped, setCropped] = useState<{ file: File; original: File }>();
  const [input, mergedRef] = useMergedRef(ref);
  const src = useObjectUrl(photo.value) ?? currentSrc;
  const { field, control } = useField({
    ...rest,
    hint: rest.hint ?? (maxSize && texts.upTo(formatFileSize(maxSize))),
    error: problem ?? rest.error,
  });
  const files = useMemo(() => (photo.value ? [photo.value] : []), [photo.value]);
  const { restore, restoreAfterReset } = useInputFiles(input, files);

  const crop = (file: File | undefined) => {
    setCropping(file);
    onDialogOpenChange?.({ isOpen: file !== undefined });
  };
  const take = ([chosen]: readonly File[]) => {
    // Another file replaces the posted one only after it was cropped.
    restore();
    if (!chosen || control.disabled) return;
    const found = problemOf(chosen);
    setProblem(found);
    if (!found) crop(chosen);
  };
  const store = (file: File) => {
    setCropped(cropping && { file, original: cropping });
    setAnnouncement(words.added);
    photo.change(file);
  };
  const remove = () => {
    setProblem(undefined);
    setAnnouncement(words.removed);
    photo.change(null);
    input.current?.focus();
  };
  const removeCurrent = currentSrc === undefined ? undefined : onRemoveCurrent;
  return (
    <Field {...field}>
      <PhotoDropZone
        src={src}
        alt={photo.value ? "" : words.current}
        file={photo.value}
        shape={shape}
        disabled={control.disabled}
        onFiles={take}
      >
        <input
          {...control}
          ref={mergedRef}
          type="file"
          name={name}
          accept={accept}
          onChange={(event) => take([...(event.target.files ?? [])])}
          onBlur={(event) => !cropping && control.onBlur?.(event)}
          className="ui:absolute ui:inset-0 ui:cursor-pointer ui:opacity-0 ui:disabled:cursor-not-allowed"
        />
      </PhotoDropZone>
      <PhotoActions
        disabled={control.disabled}
        onCrop={cropped && photo.value === cropped.file ? () => crop(cropped.original) : undefined}
        onRemove={photo.value ? remove : removeCurrent}
      />
      {cropping && (
        <LazyCropDialog
          file={cropping}
          shape={shape}
          size={cropSize}
          maxUncroppedSize={maxUncroppedSize}
          onSubmit={onUpload ?? (({ file }) => store(file))}
          onClose={() => crop(undefined)}
          onNotLoaded={(text) => {
            setProblem(text);
            crop(undefined);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            input.current?.focus();
          }}
        />
      )}
      <PostedValue
        name={undefined}
        value=""
        form={control.form}
        onReset={() => {
          photo.reset();
          setCropped(undefined);
          setProblem(undefined);
          setAnnouncement("");
          restoreAfterReset();
        }}
      />
      <span role="status" className="ui:sr-only">
        {announcement}
      </span>
    </Field>
  );
});

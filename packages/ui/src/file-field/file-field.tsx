"use client";

import { formatFileSize } from "@portico/format";
import { forwardRef, type InputHTMLAttributes, type ReactNode, useState } from "react";
import { Field, type FieldTextProps } from "../field/field.js";
import { useField } from "../field/use-field.js";
import type { ValueProps } from "../field-value/field-change.js";
import { PostedValue } from "../field-value/posted-value.js";
import { useFieldValue } from "../field-value/use-field-value.js";
import { useMergedRef } from "../field-value/use-merged-ref.js";
import type { FileRules } from "../file-drop/check-file.js";
import { useFileDrop } from "../file-drop/use-file-drop.js";
import { useFileProblem } from "../file-drop/use-file-problem.js";
import { FileUp } from "../icons/index.js";
import { useDialogMessages } from "../messages/use-dialog-messages.js";
import { useFieldMessages } from "../messages/use-field-messages.js";
import { ChosenFile } from "./chosen-file.js";
import { isSameFile, takeFiles, totalSize } from "./file-rules.js";
import { useInputFiles } from "./use-input-files.js";

export interface FileFieldProps
  extends FieldTextProps,
    FileRules,
    ValueProps<readonly File[]>,
    Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "accept" | keyof ValueProps<string>> {
  /** Takes any number of files. @default false */
  multiple?: boolean | undefined;
  /** Maximum number of files. @default 1, and no limit with `multiple` */
  maxFiles?: number | undefined;
  /** Maximum size of all files together, in bytes. @default no limit */
  maxTotalSize?: number | undefined;
  /** Shown below a chosen file, such as the `Progress` of its upload, or an error of the server. @default nothing */
  fileNote?: ((file: File) => ReactNode) | undefined;
}

/**
 * Selected, dropped or pasted files, validated by type, size and number before they are sent. Each rejected file says
 * why, and each chosen one can be removed. A form posts them under `name`. `className` goes to the root, the ref and other native props to the input.
 */
export const FileField = forwardRef<HTMLInputElement, FileFieldProps>(function FileField(props, ref) {
  const { files: texts } = useDialogMessages();
  const words = useFieldMessages();
  const { name, value, defaultValue, onChange, accept, maxSize, maxTotalSize, fileNote, ...others } = props;
  const { multiple = false, maxFiles = multiple ? Number.POSITIVE_INFINITY : 1, ...rest } = others;
  const files = useFieldValue<readonly File[]>({ name, value, defaultValue, onChange }, none);
  const ownProblemOf = useFileProblem({ accept, maxSize });
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [announcement, setAnnouncement] = useState("");
  const limits = [
    accept?.replaceAll(",", " "),
    maxSize && texts.upTo(formatFileSize(maxSize)),
    maxTotalSize && words.upToTogether(formatFileSize(maxTotalSize)),
  ];
  const { field, control } = useField({
    ...rest,
    hint: rest.hint ?? limits.filter(Boolean).join(" · "),
    error: problems.length > 0 ? problems.map((problem) => <Line key={problem}>{problem}</Line>) : rest.error,
  });
  const [input, mergedRef] = useMergedRef(ref);
  const { restore, restoreAfterReset } = useInputFiles(input, files.value);

  const problemOf = (file: File, others: readonly File[]) => {
    const own = ownProblemOf(file);
    if (own) return own;
    if (others.some((other) => isSameFile(file, other))) return words.fileTwice(file.name);
    if (others.length >= maxFiles) return words.tooManyFiles(maxFiles);
    const isTooLarge = maxTotalSize !== undefined && totalSize([...others, file]) > maxTotalSize;
    return isTooLarge ? words.tooLargeTogether(file.name, formatFileSize(maxTotalSize)) : undefined;
  };
  const take = (chosen: readonly File[]) => {
    if (chosen.length === 0 || control.disabled) return;
    const taken = takeFiles(files.value, chosen, maxFiles, problemOf);
    setProblems(taken.problems);
    const added = taken.files.filter((file) => !files.value.includes(file));
    if (added.length > 0) {
      setAnnouncement(words.fileAdded(added.map((file) => file.name).join(", ")));
      files.change(taken.files);
    } else restore();
  };
  const remove = (removed: File) => {
    setProblems([]);
    setAnnouncement(words.fileRemoved(removed.name));
    files.change(files.value.filter((file) => !isSameFile(file, removed)));
    input.current?.focus();
  };
  const dropZone = useFileDrop(take);
  return (
    <Field {...field}>
      <div
        {...dropZone}
        data-disabled={control.disabled || undefined}
        className="ui:relative ui:flex ui:flex-wrap ui:items-center ui:justify-center ui:gap-x-2 ui:rounded-lg ui:border ui:border-dashed ui:border-border-control ui:bg-surface-control ui:px-4 ui:py-3 ui:text-center ui:transition-colors ui:duration-fast ui:has-focus-visible:border-solid ui:has-focus-visible:outline-2 ui:has-focus-visible:outline-focus ui:hover:bg-surface-hover ui:data-disabled:bg-surface-disabled ui:data-disabled:text-fg-muted ui:data-over:border-solid ui:data-over:border-focus ui:data-over:bg-surface-selected"
      >
        <FileUp size={18} strokeWidth={1.5} aria-hidden="true" className="ui:text-fg-muted" />
        <span>
          <span className={control.disabled ? undefined : "ui:font-medium ui:text-fg-link"}>
            {texts.choose}
          </span>{" "}
          {texts.drop}
        </span>
        <input
          {...control}
          ref={mergedRef}
          type="file"
          name={name}
          accept={accept}
          multiple={maxFiles > 1}
          onChange={(event) => take([...(event.target.files ?? [])])}
          className="ui:absolute ui:inset-0 ui:cursor-pointer ui:opacity-0 ui:disabled:cursor-not-allowed"
        />
      </div>
      {files.value.length > 0 && (
        <ul className="ui:flex ui:flex-col ui:gap-1">
          {files.value.map((file) => (
            <ChosenFile
              key={`${file.name} ${file.size} ${file.lastModified}`}
              file={file}
              disabled={control.disabled}
              note={fileNote?.(file)}
              onRemove={() => remove(file)}
            />
          ))}
        </ul>
      )}
      <PostedValue
        name={undefined}
        value=""
        form={control.form}
        onReset={() => {
          files.reset();
          setProblems([]);
          restoreAfterReset();
        }}
      />
      <span role="status" className="ui:sr-only">
        {announcement}
      </span>
    </Field>
  );
});

const none: readonly File[] = [];

function Line({ children }: { children: string }) {
  return <span className="ui:block">{children}</span>;
}

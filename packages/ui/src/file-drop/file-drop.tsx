"use client";

import { formatFileSize } from "@portico/format";
import { forwardRef, type HTMLAttributes, type ReactNode, useId, useState } from "react";
import { cx } from "../class-names/cx.js";
import { describedBy } from "../field/described-by.js";
import { FieldNotes } from "../field/field.js";
import { FileUp } from "../icons/index.js";
import { useDialogMessages } from "../messages/use-dialog-messages.js";
import type { FileRules } from "./check-file.js";
import { useFileDrop } from "./use-file-drop.js";
import { useFileProblem } from "./use-file-problem.js";

export interface FileDropProps extends FileRules, Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** Label of the file field. */
  label: ReactNode;
  /** The selected file, if any. Controlled by the page. */
  file: File | undefined;
  /** Called with a file that passes the rules. Other files show an error and change nothing. */
  onFileChange: (change: { file: File }) => void;
  /** An error other than the file's own, such as a missing file. @default none */
  error?: ReactNode | undefined;
}

/** A file field with drag and drop. Checks type and size before anything is uploaded. */
export const FileDrop = forwardRef<HTMLDivElement, FileDropProps>(function FileDrop(
  { label, file, onFileChange, error, accept, maxSize, className, ...rest },
  ref,
) {
  const { files: texts } = useDialogMessages();
  const id = useId();
  const problemOf = useFileProblem({ accept, maxSize });
  const [problem, setProblem] = useState<string>();
  const limits = [accept?.replaceAll(",", " "), maxSize && texts.upTo(formatFileSize(maxSize))];
  const hint = limits.filter(Boolean).join(" · ");
  const shownError = problem ?? error;

  const take = (chosen: File | null | undefined) => {
    if (!chosen) return;
    const found = problemOf(chosen);
    setProblem(found);
    if (!found) onFileChange({ file: chosen });
  };
  const dropZone = useFileDrop(([dropped]) => take(dropped));
  return (
    <div
      {...rest}
      ref={ref}
      className={cx("ui:flex ui:flex-col ui:gap-1.5 ui:font-sans ui:text-form ui:text-fg", className)}
      data-invalid={shownError ? "" : undefined}
    >
      <label htmlFor={id} className="ui:text-table ui:font-medium">
        {label}
      </label>
      <div
        {...dropZone}
        className="ui:relative ui:flex ui:flex-col ui:items-center ui:gap-1 ui:rounded-lg ui:border ui:border-dashed ui:border-border-control ui:bg-surface-control ui:px-4 ui:py-5 ui:text-center ui:transition-colors ui:duration-fast ui:focus-within:border-solid ui:focus-within:border-focus ui:hover:bg-surface-hover ui:data-over:border-solid ui:data-over:border-focus ui:data-over:bg-surface-selected"
      >
        <FileUp size={20} strokeWidth={1.5} aria-hidden="true" className="ui:text-fg-muted" />
        {file ? (
          <span className="ui:max-w-full ui:font-medium ui:break-words">
            {file.name} <span className="ui:font-normal ui:text-fg-muted">{formatFileSize(file.size)}</span>
          </span>
        ) : (
          <span>
            <span className="ui:font-medium ui:text-fg-link">{texts.choose}</span> {texts.drop}
          </span>
        )}
        <input
          id={id}
          type="file"
          accept={accept}
          aria-invalid={shownError ? true : undefined}
          aria-describedby={describedBy(id, { hint, error: shownError })}
          onChange={(event) => {
            take(event.target.files?.[0]);
            // Allows choosing the same file again after it was fixed.
            event.target.value = "";
          }}
          className="ui:absolute ui:inset-0 ui:cursor-pointer ui:opacity-0"
        />
      </div>
      <FieldNotes controlId={id} hint={hint} error={shownError} />
    </div>
  );
});

"use client";

import { isBlank } from "@portico/format";
import { forwardRef, type ReactNode, useRef, useState } from "react";
import type { DialogProps } from "../dialog/dialog.js";
import type { ControlledModal } from "../dialog/modal.js";
import { ErrorState } from "../empty-state/error-state.js";
import type { DescribeFailure } from "../failure/failure.js";
import { useSubmission } from "../failure/use-submission.js";
import { FormDialog } from "../form-dialog/form-dialog.js";
import { useDialogMessages } from "../messages/use-dialog-messages.js";
import type { SelectOption } from "../select/select.js";
import { TextArea } from "../text-area/text-area.js";
import { StatusChoice } from "./status-choice.js";

export interface StatusChange {
  /** Value of the selected status. */
  statusId: string;
  /** Label of the selected status. */
  statusLabel: string;
  /** The reason, trimmed; empty only if `isCommentRequired` is false. */
  comment: string;
}

/** More fields for a status. `onSubmit` saves what is in them. */
export interface StatusDetails {
  fields: ReactNode;
  /** Whether there is input in them. @default false */
  hasInput?: boolean | undefined;
  /** Whether one of them has an error, so that the dialog can't be submitted. @default false */
  hasErrors?: boolean | undefined;
}

export interface StatusChangeDialogProps
  extends Omit<
    ControlledModal<DialogProps>,
    "title" | "footer" | "children" | "hasUnsavedChanges" | "onSubmit"
  > {
  /** The available statuses. Up to nine are shown as chips, more as a select. */
  statuses: readonly SelectOption[];
  /** The statuses are loading. @default false */
  isLoadingStatuses?: boolean | undefined;
  /** Why the statuses failed to load; shown in their place. The comment stays. @default none */
  statusesError?: ReactNode | undefined;
  /** Retries loading the statuses. Without it there is no retry button. */
  onRetryStatuses?: (() => void) | undefined;
  /**
   * The status that is selected at first. The comment then has the focus. If it is optional, the dialog can be submitted
   * at once. @default none
   */
  defaultStatusId?: string | undefined;
  /** How many rows will change; shown under the title. */
  count: number;
  /** The rows in words, for your own noun: '5 policies'. @default "5 rows", from the messages */
  describeCount?: ((count: number) => string) | undefined;
  /** Whether a comment is required. @default true */
  isCommentRequired?: boolean | undefined;
  /** More fields for the selected status, below the comment. `statusId` is empty until one is selected. @default none */
  details?: ((selected: { statusId: string }) => StatusDetails | undefined) | undefined;
  /** @default "Change Status", from the messages */
  title?: ReactNode | undefined;
  /** Maximum length of the comment in characters. @default no limit */
  commentLength?: number | undefined;
  /**
   * Saves the change. The dialog closes when the promise resolves. If it rejects, the dialog shows the reason and
   * keeps the input.
   */
  onSubmit: (change: StatusChange) => Promise<unknown>;
  /** Called on submit with a missing field. Each field shows its error. */
  onInvalid?: (() => void) | undefined;
  /** Converts a rejection to a message. @default the error's own message */
  describeFailure?: DescribeFailure | undefined;
}

/** Changes the status of one or more rows, with a comment. */
export const StatusChangeDialog = forwardRef<HTMLDivElement, StatusChangeDialogProps>(
  function StatusChangeDialog(props, ref) {
    return props.isOpen ? <OpenStatusChangeDialog {...props} ref={ref} /> : null;
  },
);

const OpenStatusChangeDialog = forwardRef<HTMLDivElement, StatusChangeDialogProps>(
  function OpenStatusChangeDialog(
    {
      statuses,
      isLoadingStatuses = false,
      statusesError,
      onRetryStatuses,
      defaultStatusId = "",
      count,
      describeCount,
      isCommentRequired = true,
      details,
      title,
      commentLength,
      onSubmit,
      onInvalid,
      describeFailure,
      ...dialog
    },
    ref,
  ) {
    const { work: texts, statusChange } = useDialogMessages();
    const [statusId, setStatusId] = useState(defaultStatusId);
    const [comment, setComment] = useState("");
    const [wasTried, setTried] = useState(false);
    const statusField = useRef<HTMLElement | null>(null);
    const commentField = useRef<HTMLTextAreaElement>(null);
    const isPressed = useRef(false);
    const { isPending, failure, submit } = useSubmission(describeFailure);
    const status = statuses.find(({ value }) => value === statusId);
    const isCommentMissing = isCommentRequired && isBlank(comment);
    const isMissing = statusId === "" || isCommentMissing;
    const more = details?.({ statusId });

    const send = async () => {
      setTried(true);
      if (isMissing) onInvalid?.();
      if (statusId === "") return statusField.current?.focus();
      if (isCommentMissing) return commentField.current?.focus();
      const isDone = await submit(() =>
        onSubmit({ statusId, statusLabel: status?.label ?? "", comment: comment.trim() }),
      );
      if (isDone) dialog.onOpenChange({ isOpen: false });
    };
    return (
      <FormDialog
        {...dialog}
        ref={ref}
        onOpenAutoFocus={(event) => {
          dialog.onOpenAutoFocus?.(event);
          if (defaultStatusId === "" || event.defaultPrevented) return;
          event.preventDefault();
          commentField.current?.focus();
        }}
        title={title ?? statusChange.title}
        description={dialog.description ?? statusChange.changes((describeCount ?? texts.rows)(count))}
        hasUnsavedChanges={statusId !== defaultStatusId || comment !== "" || more?.hasInput === true}
        canSubmitUnchanged={defaultStatusId !== "" && !isCommentRequired}
        submitLabel={status && count > 1 ? statusChange.submitMany(count, status.label) : statusChange.submit}
        hasErrors={more?.hasErrors === true || (wasTried && isMissing)}
        isPending={isPending}
        failure={failure}
        onSubmit={() => void send()}
      >
        {statusesError ? (
          <ErrorState message={statusesError} {...(onRetryStatuses && { onRetry: onRetryStatuses })} />
        ) : (
          // biome-ignore lint/a11y/noStaticElementInteractions: it only follows how a status is chosen
          <div
            className="ui:contents"
            onPointerDown={() => {
              isPressed.current = true;
            }}
            onKeyDown={() => {
              isPressed.current = false;
            }}
          >
            <StatusChoice
              control={statusField}
              statuses={statuses}
              isLoading={isLoadingStatuses}
              value={statusId}
              error={wasTried && statusId === "" ? texts.statusMissing : undefined}
              onChange={({ value }) => {
                setStatusId(value);
                // A press has chosen; arrow keys may go on to the next status.
                if (isPressed.current && isCommentMissing) commentField.current?.focus();
              }}
            />
          </div>
        )}
        <TextArea
          ref={commentField}
          label={texts.comment}
          required={isCommentRequired}
          maxLength={commentLength}
          value={comment}
          error={wasTried && isCommentMissing ? texts.commentMissing : undefined}
          onChange={(event) => setComment(event.target.value)}
        />
        {more?.fields}
      </FormDialog>
    );
  },
);

"use client";

import { type ReactNode, useRef, useState } from "react";
import type { DialogProps } from "../dialog/dialog.js";
import { ErrorState } from "../empty-state/error-state.js";
import type { DescribeFailure } from "../failure/failure.js";
import { useSubmission } from "../failure/use-submission.js";
import { useAllMessages } from "../messages/use-all-messages.js";
import { Select, type SelectOption } from "../select/select.js";
import { TextArea } from "../text-area/text-area.js";
import { WorkDialog } from "../work-dialogs/work-dialog.js";

export interface StatusChange {
  /** The value of the status chosen. */
  statusId: string;
  /** Why, without spaces at its ends; never empty. */
  comment: string;
}

export interface StatusChangeDialogProps
  extends Omit<DialogProps, "title" | "footer" | "children" | "hasUnsavedChanges" | "onSubmit"> {
  /** The statuses to choose from. */
  statuses: readonly SelectOption[];
  /** The statuses are on their way. @default false */
  isLoadingStatuses?: boolean;
  /** Why the statuses could not be loaded; stands in their place, and the comment stays. @default none */
  statusesError?: ReactNode;
  /** Loads the statuses again; without it there is no button to try again. */
  onRetryStatuses?: () => void;
  /** How many rows it will change; said under the title. */
  count: number;
  /** @default "Change Status", from the messages */
  title?: ReactNode;
  /** Greatest length of the comment, in characters; leave it out for no limit. */
  commentLength?: number;
  /** Saves the change. When it resolves the dialog closes; when it rejects the reason is shown and nothing is lost. */
  onSubmit: (change: StatusChange) => Promise<unknown>;
  /** Called when it was to be sent with something missing; each field says what. */
  onInvalid?: () => void;
  /** Turns a rejection into words. @default the message of the error */
  describeFailure?: DescribeFailure;
}

/** Gives one or many rows another status, with the reason why. */
export function StatusChangeDialog(props: StatusChangeDialogProps) {
  return props.isOpen ? <OpenStatusChangeDialog {...props} /> : null;
}

function OpenStatusChangeDialog({
  statuses,
  isLoadingStatuses = false,
  statusesError,
  onRetryStatuses,
  count,
  title,
  commentLength,
  onSubmit,
  onInvalid,
  describeFailure,
  ...dialog
}: StatusChangeDialogProps) {
  const { work: texts, statusChange, field } = useAllMessages();
  const [statusId, setStatusId] = useState("");
  const [comment, setComment] = useState("");
  const [wasTried, setTried] = useState(false);
  const statusField = useRef<HTMLSelectElement>(null);
  const commentField = useRef<HTMLTextAreaElement>(null);
  const { isPending, failure, submit } = useSubmission(describeFailure);
  const isCommentMissing = comment.trim() === "";

  const send = async () => {
    setTried(true);
    if (statusId === "" || isCommentMissing) onInvalid?.();
    if (statusId === "") return statusField.current?.focus();
    if (isCommentMissing) return commentField.current?.focus();
    const isDone = await submit(() => onSubmit({ statusId, comment: comment.trim() }));
    if (isDone) dialog.onOpenChange({ isOpen: false });
  };
  return (
    <WorkDialog
      {...dialog}
      title={title ?? statusChange.title}
      description={dialog.description ?? statusChange.changes(texts.rows(count))}
      hasUnsavedChanges={statusId !== "" || comment !== ""}
      submitLabel={statusChange.submit}
      hasErrors={wasTried && (statusId === "" || isCommentMissing)}
      isPending={isPending}
      failure={failure}
      onSubmit={() => void send()}
    >
      {statusesError ? (
        <ErrorState message={statusesError} {...(onRetryStatuses && { onRetry: onRetryStatuses })} />
      ) : (
        <Select
          ref={statusField}
          label={texts.status}
          required={true}
          placeholder={field.selectPlaceholder}
          options={statuses}
          isLoading={isLoadingStatuses}
          value={statusId}
          error={wasTried && statusId === "" ? texts.statusMissing : undefined}
          onChange={(event) => setStatusId(event.target.value)}
        />
      )}
      <TextArea
        ref={commentField}
        label={texts.comment}
        required={true}
        maxLength={commentLength}
        value={comment}
        error={wasTried && isCommentMissing ? texts.commentMissing : undefined}
        onChange={(event) => setComment(event.target.value)}
      />
    </WorkDialog>
  );
}

import { maxStatusComment } from "@portico/endpoints";
import type { LookupRow } from "@portico/endpoints/schemas";
import { useFormNotice } from "@portico/ui/notification";
import { StatusChangeDialog, type StatusChangeDialogProps } from "@portico/ui/work-dialogs";
import { useRef, useState } from "react";
import type { ActionContext } from "../../action-kinds/action-kind.ts";
import { type ActionTarget, countOf } from "../../action-kinds/target.ts";
import { useActionMessages } from "../../messages/lists.ts";
import { useToday } from "../../use-date-options.ts";
import { describeFailure } from "../describe-failure.ts";
import { countTarget, describeTarget } from "../describe-target.ts";
import { addedFollowUp } from "../follow-up/added-follow-up.ts";
import { dueOf, isEntered, noDue, problemsOf } from "../follow-up/due-input.ts";
import { FollowUpFields } from "../follow-up/follow-up-fields.tsx";
import { promisedBy } from "../follow-up/promised-by.ts";
import type { BodyFields } from "../rows-request.ts";
import { useRowsRequest } from "../use-rows-request.ts";

type Dialog = Pick<
  StatusChangeDialogProps,
  "title" | "isLoadingStatuses" | "statusesError" | "onRetryStatuses" | "isCommentRequired"
>;

export interface SetStatusDialogProps extends Dialog {
  action: { readonly label: string; readonly endpoint: string };
  /** What the app calls the status. @default a record's only status */
  kind?: string | undefined;
  statuses: readonly LookupRow[];
  /** The status that is selected at first. @default none */
  choice?: string | undefined;
  /** More fields of the request. @default none */
  values?: BodyFields | undefined;
  success: string;
  target: ActionTarget;
  context: ActionContext;
  onClose: () => void;
}

/** Changes the status of rows. If the status promises something, it also asks when, and adds a follow-up about each. */
export function SetStatusDialog(props: SetStatusDialogProps) {
  const { action, kind, statuses, choice, values, success, target, context, onClose, ...dialog } = props;
  const { statusChange: texts, followUp: followUpTexts, unnamedStatus } = useActionMessages();
  const { showInvalid } = useFormNotice();
  const send = useRowsRequest({ action, target, context });
  const [due, setDue] = useState(noDue);
  const today = useToday();
  const firstField = useRef<HTMLInputElement>(null);
  const promised = (statusId: string) =>
    promisedBy(
      statuses.find(({ id }) => id === statusId),
      { client: context.client, endpoint: action.endpoint },
    );
  return (
    <StatusChangeDialog
      {...dialog}
      isOpen
      description={texts.changes(describeTarget(target, context), kind)}
      defaultStatusId={choice}
      count={countOf(target)}
      statuses={statuses.map(({ id = "", name }) => ({ value: id, label: name || unnamedStatus }))}
      commentLength={maxStatusComment}
      details={({ statusId }) => {
        const promise = promised(statusId);
        if (promise === undefined) return undefined;
        return {
          fields: <FollowUpFields kind={promise} value={due} onChange={setDue} firstField={firstField} />,
          hasInput: isEntered(due),
          hasErrors: !problemsOf(due, today, followUpTexts).isReadable,
        };
      }}
      onOpenAutoFocus={(event) => {
        // When it is due is all that is left to enter.
        if (dialog.isCommentRequired !== false || !firstField.current) return;
        event.preventDefault();
        firstField.current.focus();
      }}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
      onInvalid={showInvalid}
      onSubmit={async ({ statusId, statusLabel, comment }) => {
        const followUp = promised(statusId) ? dueOf(due) : undefined;
        const { response, undoId } = await send({
          ...{ comment, ...values, statusId },
          ...(comment !== "" && { comment }),
          ...(followUp && { followUp }),
        });
        const changed = texts.changed(countTarget(target, context), statusLabel);
        const added = followUp && (await addedFollowUp(response, followUpTexts));
        context.reportSuccess(success, { detail: [changed, added].filter(Boolean).join(". "), undoId });
      }}
      describeFailure={(failure) => describeFailure(failure, target, context)}
    />
  );
}

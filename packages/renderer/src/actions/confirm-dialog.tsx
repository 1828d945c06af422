import { ConfirmDialog as Question } from "@portico/ui/dialog";
import { useFailure } from "@portico/ui/forms";
import { useFormNotice } from "@portico/ui/notification";
import { type Failure, FailureNote } from "@portico/ui/work-dialogs";
import { useState } from "react";
import type { ActionDialogProps } from "../action-kinds/action-kind.ts";
import { countOf } from "../action-kinds/target.ts";
import { errorMessage } from "../client/error-message.ts";
import { startedJobOf } from "../client/job.ts";
import { useActionMessages } from "../messages/lists.ts";
import { usePageMessages } from "../messages/page.ts";
import { describeFailure } from "./describe-failure.ts";
import { describeTarget } from "./describe-target.ts";
import { failureText } from "./failure-text.ts";
import { FinishedJobDialog } from "./job-dialog.tsx";
import { useRowsRequest } from "./use-rows-request.ts";

/** Asks for confirmation, and then sends the request for the selected rows. */
export function ConfirmDialog({ action, target, context, onClose }: ActionDialogProps<"confirm">) {
  const texts = useActionMessages();
  const page = usePageMessages();
  const notice = useFormNotice();
  const send = useRowsRequest({ action, target, context });
  const [isPending, setPending] = useState(false);
  const { failure, replace: setFailure } = useFailure<Failure>();
  const [jobId, setJobId] = useState<string>();
  const confirm = async () => {
    setPending(true);
    notice.dismiss();
    try {
      const { response, undoId } = await send(action.values);
      const startedJobId = await startedJobOf(response);
      if (startedJobId !== undefined) return setJobId(startedJobId);
      const detail =
        countOf(target) > 0 ? texts.doneTo(action.label, describeTarget(target, context)) : undefined;
      context.reportSuccess(action.success ?? texts.done(action.label), { detail, undoId });
      onClose();
    } catch (error) {
      const found = describeFailure(error, target, context);
      if (action.failure === undefined) setFailure(found);
      else {
        const notification = failureText(action.failure, errorMessage(error, page));
        setFailure(undefined);
        notice.showFailure({ notification, failure: found, onShow: setFailure });
      }
    } finally {
      setPending(false);
    }
  };
  if (jobId !== undefined) {
    return <FinishedJobDialog action={action} jobId={jobId} context={context} onClose={onClose} />;
  }
  return (
    <Question
      isOpen
      title={action.question}
      description={countOf(target) > 0 ? describeTarget(target, context) : undefined}
      confirmLabel={action.confirmLabel ?? action.label}
      tone={action.tone === "danger" ? "danger" : "neutral"}
      isPending={isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {(action.text || failure) && (
        <div className="page:grid page:gap-3 page:pb-1">
          {action.text && <p className="page:m-0">{action.text}</p>}
          {failure && <FailureNote failure={failure} />}
        </div>
      )}
    </Question>
  );
}

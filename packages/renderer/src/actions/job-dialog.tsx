import { Button } from "@portico/ui/button";
import { Dialog } from "@portico/ui/dialog";
import { useNotify } from "@portico/ui/notification";
import { Progress } from "@portico/ui/progress";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { ActionContext } from "../action-kinds/action-kind.ts";
import { errorMessage } from "../client/error-message.ts";
import type { Job } from "../client/job.ts";
import { useJob } from "../client/use-job.ts";
import { actionMessages } from "../messages/lists.ts";
import { messages } from "../messages/messages.ts";
import { refreshLists } from "../refresh-lists.ts";

const texts = actionMessages.job;

/** Props of `FinishedJobDialog`. */
export interface FinishedJobDialogProps {
  action: {
    readonly label: string;
    readonly success?: string | undefined;
    /** Shown if the job fails, with the reason in place of `{message}`. */
    readonly failure?: string | undefined;
    /** Whether a job that is done left something out. Its message is then shown as a warning. @default never */
    readonly isPartial?: ((job: Job) => boolean) | undefined;
  };
  jobId: string;
  context: Pick<ActionContext, "client" | "reportSuccess" | "endpointId">;
  /** Called after the job has ended or polling has failed, and the result was shown. */
  onClose: () => void;
}

/**
 * Shows the progress of a job that an action has started, with a button to cancel it. Shows the result as a
 * notification.
 */
export function FinishedJobDialog({ action, jobId, context, onClose }: FinishedJobDialogProps) {
  const notify = useNotify();
  const queries = useQueryClient();
  const { job, isCanceling, follow, cancel } = useJob();
  const [isOpen, setOpen] = useState(true);
  const refresh = () => void refreshLists(queries, context.client, context.endpointId);
  const options = { action, context, onClose, notify, refresh };
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    let isUnmounted = false;
    follow(jobId).then(
      (finishedJob) => {
        if (!isUnmounted) reportOutcome(finishedJob, latest.current);
      },
      (error: unknown) => {
        if (isUnmounted) return;
        const { notify: notifyLatest, action: latestAction, onClose: closeLatest } = latest.current;
        notifyLatest({
          tone: "danger",
          text: latestAction.failure
            ? failureOf(latestAction, errorMessage(error))
            : messages.actionButtons.failed(latestAction.label, errorMessage(error)),
        });
        closeLatest();
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [follow, jobId]);
  const stop = () =>
    cancel().catch((error: unknown) =>
      notify({ tone: "danger", text: messages.actionButtons.failed(texts.cancel, errorMessage(error)) }),
    );
  return (
    <Dialog
      isOpen={isOpen}
      title={action.label}
      description={texts.canClose}
      onOpenChange={(change) => setOpen(change.isOpen)}
      footer={
        <Button isLoading={isCanceling} onClick={() => void stop()}>
          {texts.cancel}
        </Button>
      }
    >
      <Progress className="page:py-2" {...progressOf(job, isCanceling)} />
    </Dialog>
  );
}

function progressOf(job: Job | undefined, isCanceling: boolean) {
  if (isCanceling) return { label: texts.cancelling };
  if (!job || job.state === "queued") return { label: texts.queued };
  if (job.total === null) return { label: texts.running };
  return {
    label: texts.running,
    value: job.done,
    max: job.total,
    valueText: texts.steps(job.done, job.total),
  };
}

interface OutcomeReporting extends Omit<FinishedJobDialogProps, "jobId"> {
  notify: ReturnType<typeof useNotify>;
  refresh: () => void;
}

/** A canceled or failed job may have changed some rows, so the list is refetched. */
function reportOutcome(job: Job, { action, context, onClose, notify, refresh }: OutcomeReporting) {
  const { state, message } = job;
  if (state === "done" && message !== null && action.isPartial?.(job)) {
    refresh();
    notify({ tone: "warning", text: message });
  } else if (state === "done")
    context.reportSuccess(action.success ?? message ?? actionMessages.done(action.label));
  else {
    refresh();
    if (state === "failed") notify({ tone: "danger", text: failureOf(action, message) });
    else notify({ tone: "warning", text: message ?? texts.stopped(action.label) });
  }
  onClose();
}

/** The declared text of a failure with its reason, or the reason alone. */
function failureOf({ label, failure }: FinishedJobDialogProps["action"], message: string | null): string {
  if (failure === undefined) return message ?? texts.failed(label);
  return failure.replaceAll("{message}", () => message ?? "").trimEnd();
}

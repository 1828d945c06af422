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
import { useActionMessages } from "../messages/lists.ts";
import { usePageMessages } from "../messages/page.ts";
import type { ActionMessages, PageMessages } from "../messages/renderer-messages.ts";
import { refreshLists } from "../refresh-lists.ts";

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
  const texts = useActionMessages();
  const page = usePageMessages();
  const notify = useNotify();
  const queries = useQueryClient();
  const { job, isCanceling, follow, cancel } = useJob();
  const [isOpen, setOpen] = useState(true);
  const refresh = () => void refreshLists(queries, context.client, context.endpointId);
  const options = { action, context, onClose, notify, refresh, texts, page };
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
        reportFailure(error, latest.current);
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [follow, jobId]);
  const stop = () =>
    cancel().catch((error: unknown) =>
      notify({
        tone: "danger",
        text: page.actionButtons.failed(texts.job.cancel, errorMessage(error, page)),
      }),
    );
  return (
    <Dialog
      isOpen={isOpen}
      title={action.label}
      description={texts.job.canClose}
      onOpenChange={(change) => setOpen(change.isOpen)}
      footer={
        <Button isLoading={isCanceling} onClick={() => void stop()}>
          {texts.job.cancel}
        </Button>
      }
    >
      <Progress className="page:py-2" {...progressOf(job, isCanceling, texts.job)} />
    </Dialog>
  );
}

function progressOf(job: Job | undefined, isCanceling: boolean, texts: ActionMessages["job"]) {
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
  texts: ActionMessages;
  page: PageMessages;
}

function reportFailure(error: unknown, { action, onClose, notify, texts, page }: OutcomeReporting) {
  const reason = errorMessage(error, page);
  const text = action.failure
    ? failureOf(action, reason, texts)
    : page.actionButtons.failed(action.label, reason);
  notify({ tone: "danger", text });
  onClose();
}

/** A canceled or failed job may have changed some rows, so the list is refetched. */
function reportOutcome(job: Job, { action, context, onClose, notify, refresh, texts }: OutcomeReporting) {
  const { state, message } = job;
  if (state === "done" && message !== null && action.isPartial?.(job)) {
    refresh();
    notify({ tone: "warning", text: message });
  } else if (state === "done") context.reportSuccess(action.success ?? message ?? texts.done(action.label));
  else {
    refresh();
    if (state === "failed") notify({ tone: "danger", text: failureOf(action, message, texts) });
    else notify({ tone: "warning", text: message ?? texts.job.stopped(action.label) });
  }
  onClose();
}

/** The declared text of a failure with its reason, or the reason alone. */
function failureOf(
  { label, failure }: FinishedJobDialogProps["action"],
  message: string | null,
  texts: ActionMessages,
): string {
  if (failure === undefined) return message ?? texts.job.failed(label);
  return failure.replaceAll("{message}", () => message ?? "").trimEnd();
}

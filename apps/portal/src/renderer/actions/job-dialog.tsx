import { Button } from "@portico/ui/button";
import { Dialog } from "@portico/ui/dialog";
import { useNotify } from "@portico/ui/notification";
import { Progress } from "@portico/ui/progress";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { errorMessage } from "../../api/error-message.ts";
import type { Job } from "../../api/job.ts";
import { useJob } from "../../api/use-job.ts";
import { actionMessages } from "../../messages/lists.ts";
import { messages } from "../../messages/messages.ts";
import { refreshLists } from "../refresh-lists.ts";
import type { ActionContext } from "./action-kind.ts";

const texts = actionMessages.job;

/** Props of `FinishedJobDialog`. */
export interface FinishedJobDialogProps {
  action: { readonly label: string; readonly success?: string | undefined };
  jobId: string;
  context: Pick<ActionContext, "reportSuccess" | "endpointId">;
  /** Called when the job is over or its status is no longer available, after the result was reported. */
  onClose: () => void;
}

/** Follows a job that an action began: how far it is, the way to stop it, and what came of it in a notice. */
export function FinishedJobDialog({ action, jobId, context, onClose }: FinishedJobDialogProps) {
  const notify = useNotify();
  const client = useQueryClient();
  const { job, isCanceling: isCancelling, follow, cancel } = useJob();
  const [isOpen, setOpen] = useState(true);
  const refresh = () => void refreshLists(client, context.endpointId);
  const options = { action, context, onClose, notify, refresh };
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    let isLeft = false;
    follow(jobId).then(
      (over) => {
        if (!isLeft) reportOutcome(over, latest.current);
      },
      (error: unknown) => {
        if (isLeft) return;
        const { notify: say, action: of, onClose: close } = latest.current;
        say({ tone: "danger", text: messages.actionButtons.failed(of.label, errorMessage(error)) });
        close();
      },
    );
    return () => {
      isLeft = true;
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
        <Button isLoading={isCancelling} onClick={() => void stop()}>
          {texts.cancel}
        </Button>
      }
    >
      <Progress className="py-2" {...progressOf(job, isCancelling)} />
    </Dialog>
  );
}

function progressOf(job: Job | undefined, isCancelling: boolean) {
  if (isCancelling) return { label: texts.cancelling };
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

/** A job that was stopped or failed may have done some of it, so the list is fetched again all the same. */
function reportOutcome(
  { state, message }: Job,
  { action, context, onClose, notify, refresh }: OutcomeReporting,
) {
  if (state === "done") context.reportSuccess(action.success ?? message ?? actionMessages.done(action.label));
  else {
    refresh();
    if (state === "failed") notify({ tone: "danger", text: message ?? texts.failed(action.label) });
    else notify({ tone: "warning", text: message ?? texts.stopped(action.label) });
  }
  onClose();
}

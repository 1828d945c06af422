import { maxScreenComment } from "@portico/contract/features/screens/screens.schemas";
import { errorMessage, isVersionConflict } from "@portico/renderer/client";
import { Button, Dialog, TextArea } from "@portico/ui";
import { isBlank } from "@portico/ui/format";
import { useNotify } from "@portico/ui/notification";
import { FailureNote } from "@portico/ui/work-dialogs";
import { useMutation } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { screenEditorMessages } from "../../../../messages/screen-editor.ts";
import { ScreenSummary } from "../../custom-screen/screen-summary.tsx";
import { DifferenceList } from "../compare/difference-list.tsx";
import { parseJson } from "../draft/draft.ts";
import { ImpactView } from "./impact-view.tsx";
import { describeError } from "./use-saving.ts";
import {
  fetchOpened,
  type OpenedScreen,
  type RequestedStep,
  type Step,
  useScreenCalls,
  useVersionText,
} from "./use-screen.ts";

const texts = screenEditorMessages.workflow;

/** The texts of a step. */
interface StepTexts {
  readonly button: string;
  readonly title: (number: number) => string;
  readonly text: string;
  /** The label of the comment. Without it, the dialog has no comment. */
  readonly comment?: string;
  readonly commentHint?: string;
  /** Why the step is disabled without a comment. */
  readonly needsComment?: string;
  readonly done: string;
}

/** The steps that affect what users see, now or later. */
const stepsWithChanges: readonly Step[] = ["submit", "approve", "publish", "rollBack", "restore"];

export interface StepDialogProps {
  opened: OpenedScreen;
  requested: RequestedStep;
  /** Called after the step to move the focus, because the clicked button no longer exists. */
  onTaken: () => void;
  onClose: () => void;
}

/** Asks for confirmation of a workflow step, shows its effects, and runs it. */
export function StepDialog({ opened, requested, onTaken, onClose }: StepDialogProps) {
  const { step } = requested;
  const number = "number" in requested ? requested.number : opened.number;
  const stepTexts: StepTexts = texts.steps[step];
  const [comment, setComment] = useState("");
  const isTaken = useRef(false);
  const { mutate, isPending, error } = useStep(opened, requested, () => {
    isTaken.current = true;
    onClose();
  });
  const hasChanges = stepsWithChanges.includes(step);
  return (
    <Dialog
      isOpen
      size={hasChanges ? "lg" : "md"}
      title={stepTexts.title(number)}
      description={stepTexts.text}
      hasUnsavedChanges={!isBlank(comment)}
      onOpenChange={({ isOpen }) => !isOpen && !isPending && onClose()}
      onCloseAutoFocus={(event) => {
        if (!isTaken.current) return;
        event.preventDefault();
        onTaken();
      }}
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            type="submit"
            variant={step === "retire" ? "danger" : "primary"}
            isLoading={isPending}
            disabledReason={isBlank(comment) ? stepTexts.needsComment : undefined}
            onClick={() => mutate(comment.trim())}
          >
            {stepTexts.button}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {hasChanges && <Changes opened={opened} number={number} />}
        {stepTexts.comment !== undefined && (
          <TextArea
            label={stepTexts.comment}
            hint={stepTexts.commentHint}
            required={stepTexts.needsComment !== undefined}
            rows={3}
            maxLength={maxScreenComment}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
        )}
        {error && <FailureNote failure={describeError(error)} />}
      </div>
    </Dialog>
  );
}

/** Runs a step. If someone else changed the screen before, shows the current screen instead. */
function useStep(opened: OpenedScreen, requested: RequestedStep, onDone: () => void) {
  const calls = useScreenCalls();
  const notify = useNotify();
  const navigate = useNavigate();
  const { step } = requested;
  const { id, screenId } = opened.screen;
  const onPress = () => void navigate(`/portal/screens/${screenId}`);
  const isLive = step === "publish" || step === "rollBack";
  return useMutation({
    mutationFn: async (comment: string) => {
      try {
        await calls.takeStep(opened, requested, comment);
        const action = isLive ? { action: { label: texts.menu.open, onPress } } : {};
        notify({ tone: "success", text: texts.steps[step].done, ...action });
      } catch (error) {
        if (!isVersionConflict(error)) throw error;
        calls.adopt(await fetchOpened(id));
        notify({ tone: "warning", text: texts.stepConflict });
      }
    },
    onSuccess: onDone,
  });
}

/** The screen in one sentence, what a version changes for users, and its differences from the published version. */
function Changes({ opened, number }: { opened: OpenedScreen; number: number }) {
  const titleId = useId();
  const { publishedVersion } = opened.screen;
  const version = useVersionText(opened, number);
  const published = useVersionText(opened, publishedVersion);
  const text = version.data;
  if (version.error) {
    return <FailureNote failure={{ text: `${texts.documentNotLoaded} ${errorMessage(version.error)}` }} />;
  }
  if (text === undefined) {
    return (
      <p role="status" className="text-table text-fg-muted">
        {texts.impact.loading}
      </p>
    );
  }
  return (
    <>
      <ScreenSummary document={parseJson(text).document} className="text-form" />
      <ImpactView text={text} />
      {publishedVersion !== null && (
        <section aria-labelledby={titleId} className="grid gap-2">
          <h3 id={titleId} className="text-form font-semibold">
            {texts.changes.title(publishedVersion)}
          </h3>
          {published.data !== undefined && <DifferenceList before={published.data} after={text} />}
          {published.error && (
            <FailureNote failure={{ text: `${texts.changes.failed} ${errorMessage(published.error)}` }} />
          )}
        </section>
      )}
    </>
  );
}

import { useNotify } from "@portico/ui/notification";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useNavigate } from "react-router";
import { errorMessage } from "../../api/error-message.ts";
import { isVersionConflict } from "../../api/version-conflict.ts";
import { screenEditorMessages } from "../../messages/screen-editor.ts";
import { ScreenSummary } from "../../renderer/fixed-filters/screen-summary.tsx";
import { DifferenceList } from "../compare/difference-list.tsx";
import { parseJson } from "../draft/draft.ts";
import { ImpactView } from "./impact-view.tsx";
import { fetchText, type OpenedScreen } from "./opened-screen.ts";
import { StepDialog } from "./step-dialog.tsx";
import { useWorkflow } from "./use-workflow.ts";
import type { Step } from "./workflow-state.ts";

const changeTexts = screenEditorMessages.workflow.changes;
const texts = screenEditorMessages.workflow;

/** A step that was pressed; one that goes back says to which version. */
export type RequestedStep =
  | { readonly step: Step }
  | { readonly step: "rollBack" | "restore"; readonly number: number };

/** Props of `WorkflowDialog`. */
export interface WorkflowDialogProps {
  opened: OpenedScreen;
  pressed: RequestedStep;
  onTaken: () => void;
  onClose: () => void;
}

/** Asks for confirmation of the pressed step, shows its effects, and runs it. */
export function WorkflowDialog({ opened, pressed, onTaken, onClose }: WorkflowDialogProps) {
  const workflow = useWorkflow();
  const notify = useNotify();
  const navigate = useNavigate();
  const openScreenAction = ({ step }: RequestedStep) => {
    if (step !== "publish" && step !== "rollBack") return {};
    const onPress = () => void navigate(`/portal/screens/${opened.screen.screenId}`);
    return { action: { label: texts.menu.open, onPress } };
  };
  const number = "number" in pressed ? pressed.number : opened.number;
  const take = async (comment: string) => {
    try {
      if ("number" in pressed) await workflow.rollBack(opened, pressed.number);
      else await workflow.takeStep(opened, pressed.step, comment);
      notify({ tone: "success", text: texts.steps[pressed.step].done, ...openScreenAction(pressed) });
    } catch (error) {
      if (!isVersionConflict(error)) throw error;
      workflow.adopt(await workflow.fetchCurrent(opened.screen.id));
      notify({ tone: "warning", text: texts.stepConflict });
    }
  };
  return (
    <StepDialog step={pressed.step} number={number} onTake={take} onTaken={onTaken} onClose={onClose}>
      {showsChanges(pressed) ? <Change opened={opened} number={number} /> : undefined}
    </StepDialog>
  );
}

/** Whether the step affects what users see, now or later. */
function showsChanges({ step }: RequestedStep): boolean {
  return step !== "return" && step !== "withdraw" && step !== "retire";
}

function Change({ opened, number }: { opened: OpenedScreen; number: number }) {
  const { data, error } = useQuery({
    queryKey: ["screens.version", opened.screen.id, number, opened.screen.version],
    queryFn: ({ signal }) => fetchText(opened.screen.id, number, signal),
    enabled: number !== opened.number,
  });
  const text = number === opened.number ? opened.text : data;
  if (error) {
    return (
      <p
        role="alert"
        className="text-table text-danger-fg"
      >{`${texts.documentNotLoaded} ${errorMessage(error)}`}</p>
    );
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
      <ChangeSummary opened={opened} text={text} />
    </>
  );
}

interface ChangeSummaryProps {
  opened: OpenedScreen;
  /** The document that would be published. */
  text: string;
}

/** The differences between a document and the published version; nothing if none is published. */
function ChangeSummary({ opened: { screen }, text }: ChangeSummaryProps) {
  const titleId = useId();
  const { id, publishedVersion } = screen;
  const { data, error } = useQuery({
    queryKey: ["screens.version", id, publishedVersion],
    queryFn: ({ signal }) => fetchText(id, publishedVersion ?? 0, signal),
    enabled: publishedVersion !== null,
  });
  if (publishedVersion === null) return null;
  return (
    <section aria-labelledby={titleId} className="grid gap-2">
      <h3 id={titleId} className="text-form font-semibold">
        {changeTexts.title(publishedVersion)}
      </h3>
      {data !== undefined && (
        <DifferenceList before={parseJson(data).document} after={parseJson(text).document} />
      )}
      {error && <p className="text-table text-danger-fg">{`${changeTexts.failed} ${errorMessage(error)}`}</p>}
    </section>
  );
}

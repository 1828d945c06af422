import { Button } from "@portico/ui";
import { screenEditorMessages } from "../../messages/screen-editor.ts";
import type { Draft } from "../draft/draft.ts";
import type { OpenedScreen } from "../workflow/opened-screen.ts";
import type { Saving } from "../workflow/use-saving.ts";
import type { Step, WorkflowState } from "../workflow/workflow-state.ts";

const texts = screenEditorMessages.workflow;

/** Props of `WorkflowButtons`. */
export interface WorkflowButtonsProps {
  draft: Draft;
  opened: OpenedScreen | undefined;
  workflowState: WorkflowState;
  saving: Saving;
  onStep: (step: Step) => void;
}

/** Saving, the other steps, and the step that leads on: the main button. */
export function WorkflowButtons({
  draft,
  opened,
  workflowState: state,
  saving,
  onStep,
}: WorkflowButtonsProps) {
  const { main, others, isReadOnly } = state;
  return (
    <>
      {!isReadOnly && (
        <Button
          variant={main ? "secondary" : "primary"}
          isLoading={saving.isSaving}
          disabledReason={saving.blocked}
          aria-keyshortcuts="Control+S"
          onClick={() => void saving.save()}
        >
          {saveLabel(opened)}
        </Button>
      )}
      {others
        .filter((step) => step !== "retire")
        .map((step) => (
          <Button
            key={step}
            disabledReason={step !== "withdraw" && draft.isChanged ? texts.blocked.changed : undefined}
            onClick={() => onStep(step)}
          >
            {texts.steps[step].button}
          </Button>
        ))}
      {main && (
        <Button
          variant="primary"
          isLoading={saving.isSaving}
          disabledReason={blockedBy(main, draft)}
          onClick={() => onStep(main)}
        >
          {texts.steps[main].button}
        </Button>
      )}
    </>
  );
}

function saveLabel(opened: OpenedScreen | undefined): string {
  if (!opened) return texts.save.first;
  if (opened.screen.workVersion !== null) return texts.save.draft;
  return texts.save.next((opened.screen.versions[0]?.number ?? 0) + 1);
}

/** Why the main step is disabled. Submitting saves the draft first; the other steps need a submitted version. */
function blockedBy(main: Step, { syntaxError, problems, isChanged }: Draft): string | undefined {
  if (main !== "submit" && isChanged) return texts.blocked.changed;
  if (main === "withdraw") return undefined;
  if (syntaxError) return texts.blocked.syntax;
  return problems.length > 0 ? texts.blocked.problems(problems.length) : undefined;
}

import { Button } from "@portico/ui";
import { screenEditorMessages } from "../../messages/screen-editor.ts";
import type { Draft } from "../draft.ts";
import type { OpenedScreen } from "../life/opened-screen.ts";
import type { Standing, Step } from "../life/standing.ts";
import type { Saving } from "../life/use-saving.ts";

const texts = screenEditorMessages.life;

/** Props of `LifeButtons`. */
export interface LifeButtonsProps {
  draft: Draft;
  opened: OpenedScreen | undefined;
  standing: Standing;
  saving: Saving;
  onStep: (step: Step) => void;
}

/** Saving, the other steps, and the step that leads on: the main button. */
export function LifeButtons({ draft, opened, standing, saving, onStep }: LifeButtonsProps) {
  const { main, others, isReadOnly } = standing;
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
            {texts.steps[step].press}
          </Button>
        ))}
      {main && (
        <Button
          variant="primary"
          isLoading={saving.isSaving}
          disabledReason={blockedBy(main, draft)}
          onClick={() => onStep(main)}
        >
          {texts.steps[main].press}
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

/** Why the main step cannot be taken. Submitting saves what is written; the others are about what was submitted. */
function blockedBy(main: Step, { syntaxFault, problems, isChanged }: Draft): string | undefined {
  if (main !== "submit" && isChanged) return texts.blocked.changed;
  if (main === "withdraw") return undefined;
  if (syntaxFault) return texts.blocked.syntax;
  return problems.length > 0 ? texts.blocked.problems(problems.length) : undefined;
}

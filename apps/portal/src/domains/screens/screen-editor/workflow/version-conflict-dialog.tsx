import { Button, Dialog } from "@portico/ui";
import { screenEditorMessages } from "../../../../messages/screen-editor.ts";
import { CompareView } from "../compare/compare-view.tsx";
import type { Conflict, Saving } from "./use-saving.ts";
import { versionOf } from "./use-screen.ts";
import { workflowStateOf } from "./workflow-state.ts";

const texts = screenEditorMessages.workflow.versionConflict;
const { someone } = screenEditorMessages.workflow.next;

export interface VersionConflictDialogProps extends Conflict {
  onResolve: Saving["resolve"];
}

/** Both texts of a screen after a version conflict, to choose one. */
export function VersionConflictDialog({ mine, theirs, onResolve }: VersionConflictDialogProps) {
  const by = versionOf(theirs.screen, theirs.number)?.author ?? someone;
  const hint = workflowStateOf(theirs.screen).isReadOnly ? texts.notDraft : texts.keepMineHint;
  return (
    <Dialog
      isOpen
      className="max-w-[min(80rem,100%)]!"
      title={texts.title}
      description={`${texts.text(by)} ${hint}`}
      onOpenChange={({ isOpen }) => !isOpen && onResolve("later")}
      footer={
        <>
          <Button onClick={() => onResolve("theirs")}>{texts.takeTheirs}</Button>
          <Button variant="primary" onClick={() => onResolve("mine")}>
            {texts.keepMine}
          </Button>
        </>
      }
    >
      <CompareView
        before={{ label: texts.theirs(by), text: theirs.text }}
        after={{ label: texts.mine, text: mine }}
      />
    </Dialog>
  );
}

import { Button, Dialog } from "@portico/ui";
import { screenEditorMessages } from "../../messages/screen-editor.ts";
import { CompareView } from "../compare/compare-view.tsx";
import { type OpenedScreen, versionOf } from "./opened-screen.ts";
import { workflowStateOf } from "./workflow-state.ts";

const texts = screenEditorMessages.workflow.versionConflict;
const { someone: somebody } = screenEditorMessages.workflow.next;

/** Props of `VersionConflictDialog`. */
export interface VersionConflictDialogProps {
  /** The text that could not be saved. */
  mine: string;
  /** The screen as someone else saved it in the meantime. */
  theirs: OpenedScreen;
  /** Called to continue from the other version without the user's own changes. */
  onTakeTheirs: () => void;
  /** Called to continue with the user's own text over the other version. */
  onKeepMine: () => void;
  onClose: () => void;
}

/** Both texts of a screen after a version conflict, to choose one. */
export function VersionConflictDialog({
  mine,
  theirs,
  onTakeTheirs,
  onKeepMine,
  onClose,
}: VersionConflictDialogProps) {
  const by = versionOf(theirs.screen, theirs.number)?.author ?? somebody;
  const { isReadOnly } = workflowStateOf(theirs.screen);
  return (
    <Dialog
      isOpen
      className="max-w-[min(80rem,100%)]!"
      title={texts.title}
      description={`${texts.text(by)} ${isReadOnly ? texts.notDraft : texts.keepMineHint}`}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
      footer={
        <>
          <Button onClick={onTakeTheirs}>{texts.takeTheirs}</Button>
          <Button variant="primary" onClick={onKeepMine}>
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

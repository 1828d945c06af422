import { useNotify } from "@portico/ui/notification";
import { screenEditorMessages } from "../../messages/screen-editor.ts";
import type { Draft } from "../draft/draft.ts";
import { ImportDialog } from "../import-export/import-dialog.tsx";
import { isBlank } from "../import-export/screen-file.ts";
import type { OpenedScreen } from "../workflow/opened-screen.ts";
import type { Saving } from "../workflow/use-saving.ts";
import { VersionConflictDialog } from "../workflow/version-conflict-dialog.tsx";
import { type RequestedStep, WorkflowDialog } from "../workflow/workflow-dialog.tsx";
import { CompareDialog, type Compared } from "./compare-dialog.tsx";
import { focusTitle } from "./focus-title.ts";

/** The dialogs of the editor. */
export type OpenDialog =
  | { readonly kind: "import" }
  | { readonly kind: "step"; readonly pressed: RequestedStep }
  | { readonly kind: "compare"; readonly first: Compared };

/** Props of `EditorDialogs`. */
export interface EditorDialogsProps {
  openDialog: OpenDialog | undefined;
  draft: Draft;
  opened: OpenedScreen | undefined;
  saving: Saving;
  onClose: () => void;
}

/** The dialogs of the editor; one at a time. */
export function EditorDialogs({ openDialog: asked, draft, opened, saving, onClose }: EditorDialogsProps) {
  const notify = useNotify();
  const screen = opened?.screen;
  if (saving.conflict) {
    return (
      <VersionConflictDialog
        {...saving.conflict}
        onTakeTheirs={saving.takeTheirs}
        onKeepMine={saving.keepMine}
        onClose={saving.closeConflict}
      />
    );
  }
  if (asked?.kind === "import") {
    return (
      <ImportDialog
        screenId={screen?.screenId}
        written={isBlank(draft.document) ? undefined : draft.text}
        onImport={({ text }) => {
          draft.setText(text);
          onClose();
          notify({ tone: "success", text: screenEditorMessages.importExport.imported });
        }}
        onClose={onClose}
      />
    );
  }
  if (opened && asked?.kind === "step") {
    return <WorkflowDialog opened={opened} pressed={asked.pressed} onTaken={focusTitle} onClose={onClose} />;
  }
  if (!screen || asked?.kind !== "compare") return null;
  const unsaved = draft.isChanged ? draft.text : undefined;
  return <CompareDialog screen={screen} unsaved={unsaved} first={asked.first} onClose={onClose} />;
}

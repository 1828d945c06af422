import { useNotify } from "@portico/ui/notification";
import { screenEditorMessages } from "../../messages/screen-editor.ts";
import { ImportDialog } from "../carry/import-dialog.tsx";
import { isBlank } from "../carry/screen-file.ts";
import { CompareDialog, type Compared } from "../compare/compare-dialog.tsx";
import type { Draft } from "../draft.ts";
import { LifeDialog, type Pressed } from "../life/life-dialog.tsx";
import type { OpenedScreen } from "../life/opened-screen.ts";
import { StaleDialog } from "../life/stale-dialog.tsx";
import type { Saving } from "../life/use-saving.ts";
import { focusTitle } from "./focus-title.ts";

/** What is asked over the editor. */
export type Asked =
  | { readonly kind: "import" }
  | { readonly kind: "step"; readonly pressed: Pressed }
  | { readonly kind: "compare"; readonly first: Compared };

/** Props of `EditorDialogs`. */
export interface EditorDialogsProps {
  asked: Asked | undefined;
  draft: Draft;
  opened: OpenedScreen | undefined;
  saving: Saving;
  onClose: () => void;
}

/** The dialogs of the editor; one at a time. */
export function EditorDialogs({ asked, draft, opened, saving, onClose }: EditorDialogsProps) {
  const notify = useNotify();
  const screen = opened?.screen;
  if (saving.stale) {
    return (
      <StaleDialog
        {...saving.stale}
        onTakeTheirs={saving.takeTheirs}
        onKeepMine={saving.keepMine}
        onClose={saving.closeStale}
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
          notify({ tone: "success", text: screenEditorMessages.carry.imported });
        }}
        onClose={onClose}
      />
    );
  }
  if (opened && asked?.kind === "step") {
    return <LifeDialog opened={opened} pressed={asked.pressed} onTaken={focusTitle} onClose={onClose} />;
  }
  if (!screen || asked?.kind !== "compare") return null;
  const unsaved = draft.isChanged ? draft.text : undefined;
  return <CompareDialog screen={screen} unsaved={unsaved} first={asked.first} onClose={onClose} />;
}

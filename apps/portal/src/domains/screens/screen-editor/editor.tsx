import { LeaveGuard } from "@portico/renderer/unsaved";
import { useNotify } from "@portico/ui/notification";
import { type ReactNode, useState } from "react";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { ScreenSummary } from "../custom-screen/screen-summary.tsx";
import { useDraft } from "./draft/use-draft.ts";
import { ImportDialog } from "./import-export/import-dialog.tsx";
import { isBlank } from "./import-export/screen-file.ts";
import { CompareDialog } from "./page/compare-dialog.tsx";
import { EditorActions } from "./page/editor-actions.tsx";
import { EditorHeader } from "./page/editor-header.tsx";
import { EditorPanes, type EditorView } from "./page/editor-panes.tsx";
import { focusTitle } from "./page/focus-title.ts";
import { ProblemsPanel } from "./page/problems-panel.tsx";
import { titleOf } from "./page/starting-document.ts";
import { StepDialog } from "./workflow/step-dialog.tsx";
import { useSaving } from "./workflow/use-saving.ts";
import { type OpenedScreen, type RequestedStep, useRefreshOnReturn } from "./workflow/use-screen.ts";
import { VersionConflictDialog } from "./workflow/version-conflict-dialog.tsx";
import { VersionsView } from "./workflow/versions-view.tsx";
import { type CurrentStep, workflowStateOf } from "./workflow/workflow-state.ts";

const { workflow: texts, importExport } = screenEditorMessages;

/** The dialog that is open; `number` is the version to compare. */
type OpenDialog =
  | { readonly kind: "import" }
  | { readonly kind: "step"; readonly requested: RequestedStep }
  | { readonly kind: "compare"; readonly number?: number };

export interface EditorProps {
  /** Undefined for a screen that was never saved. */
  opened: OpenedScreen | undefined;
  /** The initial text of a new screen. @default "" */
  startingText: string | undefined;
  /** The ids that it cannot use. @default those of the built-in screens */
  takenIds: readonly string[] | undefined;
  /** Starts with the choice of a file. */
  isImporting: boolean;
  /** Shown above the document. */
  notice: ReactNode;
  /** The URL is about to change with the save, so that leaving needs no confirmation. */
  isMoving: boolean;
  /** Called with the screen after its first save; the caller passes it back as `opened`. */
  onAdded: (added: { opened: OpenedScreen }) => void;
}

/** The editor of a custom screen: its document in two views, its preview, its versions, and its workflow. */
export function Editor({
  opened,
  startingText = "",
  takenIds,
  isImporting,
  notice,
  isMoving,
  onAdded,
}: EditorProps) {
  const screen = opened?.screen;
  const draft = useDraft(opened?.text ?? startingText, takenIds);
  const saving = useSaving({ draft, opened, onAdded });
  const { badges, next, reason, isReadOnly } = workflowStateOf(screen);
  const [view, setView] = useState<EditorView>("form");
  const [dialog, setDialog] = useState<OpenDialog | undefined>(isImporting ? { kind: "import" } : undefined);
  const notify = useNotify();
  useRefreshOnReturn(opened, !draft.isChanged && !saving.isSaving && !dialog);

  const close = () => setDialog(undefined);
  const requestStep = (requested: RequestedStep) => setDialog({ kind: "step", requested });
  const startStep = async (step: CurrentStep) => {
    if (step === "submit" && draft.isChanged && !(await saving.save())) return;
    saving.clearFailure();
    requestStep({ step });
  };
  const showProblem = (path: string) => {
    if (draft.syntaxError) setView("json");
    else if (view !== "json") setView("form");
    draft.focusPath(path);
  };
  const isUntouched = !opened && !draft.isChanged;
  const problems = !isUntouched && (
    <ProblemsPanel draft={draft} isReadOnly={isReadOnly} onShow={showProblem} />
  );
  return (
    <div data-full-bleed="" className="flex min-h-full min-w-0 flex-col has-[>[data-wide]]:h-full">
      <LeaveGuard isDirty={draft.isChanged && !isMoving} />
      <div className="grid gap-3 px-4 py-3 sm:px-5">
        <EditorHeader
          title={titleOf(draft.document) ?? screen?.title ?? texts.untitled}
          badges={badges}
          summary={<ScreenSummary document={draft.document} className="max-w-3xl text-table text-fg" />}
          next={next}
          isChanged={draft.isChanged}
          failure={saving.failure}
          reason={reason}
          actions={
            <EditorActions
              draft={draft}
              opened={opened}
              saving={saving}
              onStep={(step) => void startStep(step)}
              onCompare={() => setDialog({ kind: "compare" })}
              onImport={() => setDialog({ kind: "import" })}
            />
          }
        />
        {notice}
        {view !== "json" && problems}
      </div>
      <EditorPanes
        draft={draft}
        isReadOnly={isReadOnly}
        isNew={!opened && !saving.isSaving}
        view={view}
        problems={problems}
        onViewChange={setView}
        versions={
          screen && {
            count: screen.versions.length,
            content: (
              <VersionsView
                screen={screen}
                shown={opened.number}
                onCompare={(number) => setDialog({ kind: "compare", number })}
                onStep={requestStep}
              />
            ),
          }
        }
      />
      {saving.conflict && <VersionConflictDialog {...saving.conflict} onResolve={saving.resolve} />}
      {dialog?.kind === "import" && (
        <ImportDialog
          screenId={screen?.screenId}
          current={isBlank(draft.document) ? undefined : draft.text}
          onImport={({ text }) => {
            draft.setText(text);
            close();
            notify({ tone: "success", text: importExport.imported });
          }}
          onClose={close}
        />
      )}
      {opened && dialog?.kind === "step" && (
        <StepDialog opened={opened} requested={dialog.requested} onTaken={focusTitle} onClose={close} />
      )}
      {opened && dialog?.kind === "compare" && (
        <CompareDialog
          opened={opened}
          unsaved={draft.isChanged ? draft.text : undefined}
          number={dialog.number}
          onClose={close}
        />
      )}
    </div>
  );
}

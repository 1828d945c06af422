import { useNotify } from "@portico/ui/notification";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { screenEditorMessages } from "../messages/screen-editor.ts";
import { ScreenSummary } from "../renderer/fixed-filters/screen-summary.tsx";
import { LeaveGuard } from "../session-watch/leave-guard.tsx";
import { confirmLeave } from "../unsaved/leave-confirmation.ts";
import { useDraft } from "./draft/use-draft.ts";
import { exportScreen } from "./import-export/export-screen.ts";
import type { Compared } from "./page/compare-dialog.tsx";
import { defaultComparison } from "./page/default-comparison.ts";
import { EditorDialogs, type OpenDialog } from "./page/editor-dialogs.tsx";
import { EditorHeader } from "./page/editor-header.tsx";
import { editorMenu } from "./page/editor-menu.tsx";
import { EditorPanes, type EditorView } from "./page/editor-panes.tsx";
import { ProblemsPanel } from "./page/problems-panel.tsx";
import { titleOf } from "./page/title-of.ts";
import { useRefreshOnReturn } from "./page/use-refresh-on-return.ts";
import { useSaveShortcut } from "./page/use-save-shortcut.ts";
import { WorkflowButtons } from "./page/workflow-buttons.tsx";
import type { OpenedScreen } from "./workflow/opened-screen.ts";
import { useSaving } from "./workflow/use-saving.ts";
import { VersionsView } from "./workflow/versions-view.tsx";
import { type Step, workflowStateOf } from "./workflow/workflow-state.ts";

const { workflow: texts, importExport: carryTexts } = screenEditorMessages;

/** Props of `Editor`. */
export interface EditorProps {
  /** The screen as it was opened; undefined while it was never saved. */
  opened?: OpenedScreen | undefined;
  /** What is in a new one at first. */
  startingText?: string | undefined;
  /** The ids that it cannot use. @default those of the built-in screens */
  takenIds?: readonly string[] | undefined;
  /** Starts with the choice of a file. @default false */
  isImporting?: boolean;
  /** Shown above the document. */
  notice?: ReactNode;
  /** The URL is about to change with the save, so that leaving needs no confirmation. @default false */
  isMoving?: boolean;
  /** Called with the screen after its first save; the caller passes it back as `opened`. */
  onAdded?: (added: { opened: OpenedScreen }) => void;
}

const nothing = () => {};

/** The editor of a custom screen: its document in two views, its preview, its versions, and its life. */
export function Editor({
  opened,
  startingText = "",
  takenIds,
  isImporting = false,
  notice,
  isMoving = false,
  onAdded = nothing,
}: EditorProps) {
  const screen = opened?.screen;
  const draft = useDraft(opened?.text ?? startingText, takenIds);
  const [view, setView] = useState<EditorView>("form");
  const saving = useSaving({ draft, opened, onAdded });
  const workflowState = workflowStateOf(screen);
  const [openDialog, setOpenDialog] = useState<OpenDialog | undefined>(
    isImporting ? { kind: "import" } : undefined,
  );
  const navigate = useNavigate();
  const notify = useNotify();
  useSaveShortcut(() => void saving.save());
  useRefreshOnReturn(opened, !draft.isChanged && !saving.isSaving && !openDialog);

  const press = async (step: Step) => {
    const isSavedFirst = step === "submit" && draft.isChanged;
    if (isSavedFirst && !(await saving.save())) return;
    saving.forgetFailure();
    setOpenDialog({ kind: "step", pressed: { step } });
  };
  const compare = (first: Compared) => setOpenDialog({ kind: "compare", first });
  const close = () => setOpenDialog(undefined);
  const focusPath = (path: string) => {
    if (draft.syntaxError) setView("json");
    else if (view !== "json") setView("form");
    draft.focusPath(path);
  };
  const discard = async () => {
    if (!opened || !(await confirmLeave(texts.save.discardText))) return;
    draft.setText(opened.text);
    saving.forgetFailure();
    notify({ tone: "info", text: texts.save.discarded });
  };
  const menu = editorMenu(
    {
      screen,
      isChanged: draft.isChanged,
      isReadOnly: workflowState.isReadOnly,
      isBroken: draft.syntaxError !== undefined,
    },
    {
      onCompare: () => screen && compare(defaultComparison(screen, draft.isChanged)),
      onOpen: () => navigate(`/portal/screens/${screen?.screenId ?? ""}`),
      onCopy: () => navigate(`/portal/manage/screens/new?from=${screen?.id ?? ""}`),
      onExport: () => notify({ tone: "success", text: carryTexts.exported(exportScreen(draft.document)) }),
      onImport: () => setOpenDialog({ kind: "import" }),
      onDiscard: () => void discard(),
      onRetire: () => void press("retire"),
    },
  );
  const isUntouched = !opened && !draft.isChanged;
  const problems = !isUntouched && (
    <ProblemsPanel draft={draft} isReadOnly={workflowState.isReadOnly} onShow={focusPath} />
  );
  return (
    <div className="flex min-h-full min-w-0 flex-col has-[>[data-wide]]:h-full">
      <LeaveGuard isDirty={draft.isChanged && !isMoving} />
      <div className="grid gap-3 px-4 py-3 sm:px-5">
        <EditorHeader
          title={titleOf(draft.document) ?? screen?.title ?? texts.untitled}
          badges={workflowState.badges}
          summary={<ScreenSummary document={draft.document} className="max-w-3xl text-table text-fg" />}
          next={workflowState.next}
          isChanged={draft.isChanged}
          menu={menu}
          failure={saving.failure}
          reason={workflowState.reason}
        >
          <WorkflowButtons
            draft={draft}
            opened={opened}
            workflowState={workflowState}
            saving={saving}
            onStep={(step) => void press(step)}
          />
        </EditorHeader>
        {notice}
        {view !== "json" && problems}
      </div>
      <EditorPanes
        draft={draft}
        isReadOnly={workflowState.isReadOnly}
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
                shown={opened?.number}
                onCompare={(number) => compare(defaultComparison(screen, false, number))}
                onGoBack={(number, step) => setOpenDialog({ kind: "step", pressed: { step, number } })}
              />
            ),
          }
        }
      />
      <EditorDialogs openDialog={openDialog} draft={draft} opened={opened} saving={saving} onClose={close} />
    </div>
  );
}

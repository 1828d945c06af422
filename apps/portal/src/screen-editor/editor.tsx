import { useNotify } from "@portico/ui/notification";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { screenEditorMessages } from "../messages/screen-editor.ts";
import { LeaveGuard } from "../unsaved/leave-guard.tsx";
import { askToLeave } from "../unsaved/leave-question.ts";
import { exportScreen } from "./carry/export-screen.ts";
import type { Compared } from "./compare/compare-dialog.tsx";
import type { OpenedScreen } from "./life/opened-screen.ts";
import { type Step, standingOf } from "./life/standing.ts";
import { useSaving } from "./life/use-saving.ts";
import { VersionsView } from "./life/versions-view.tsx";
import { comparedFirst } from "./page/compared-first.ts";
import { type Asked, EditorDialogs } from "./page/editor-dialogs.tsx";
import { EditorHeader } from "./page/editor-header.tsx";
import { editorMenu } from "./page/editor-menu.tsx";
import { EditorPanes, type EditorView } from "./page/editor-panes.tsx";
import { LifeButtons } from "./page/life-buttons.tsx";
import { ProblemsPanel } from "./page/problems-panel.tsx";
import { titleOf } from "./page/title-of.ts";
import { useFreshScreen } from "./page/use-fresh-screen.ts";
import { useSaveKey } from "./page/use-save-key.ts";
import { useDraft } from "./use-draft.ts";

const { life: texts, carry: carryTexts } = screenEditorMessages;

/** Props of `Editor`. */
export interface EditorProps {
  /** The screen as it was opened; undefined while it was never saved. */
  opened?: OpenedScreen | undefined;
  /** What stands in a new one at first. */
  startingText?: string | undefined;
  /** The ids that it cannot have. @default those of the screens that come with the portal */
  takenIds?: readonly string[] | undefined;
  /** Begins with the choice of a file. @default false */
  isImporting?: boolean;
  /** What is said above the document. */
  notice?: ReactNode;
  /** Its address is about to follow it: what is written meanwhile stays, and is nothing to ask about. @default false */
  isMoving?: boolean;
  /** Called with the screen once it was saved for the first time; whoever is called hands it in as opened. */
  onAdded?: (added: { opened: OpenedScreen }) => void;
}

const nothing = () => {};

/** The editor of an added screen: its document in two views, its preview, its versions, and its life. */
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
  const standing = standingOf(screen);
  const [asked, setAsked] = useState<Asked | undefined>(isImporting ? { kind: "import" } : undefined);
  const navigate = useNavigate();
  const notify = useNotify();
  useSaveKey(() => void saving.save());
  useFreshScreen(opened, !draft.isChanged && !saving.isSaving && !asked);

  const press = async (step: Step) => {
    const isSavedFirst = step === "submit" && draft.isChanged;
    if (isSavedFirst && !(await saving.save())) return;
    saving.forgetFailure();
    setAsked({ kind: "step", pressed: { step } });
  };
  const compare = (first: Compared) => setAsked({ kind: "compare", first });
  const close = () => setAsked(undefined);
  const showPlace = (path: string) => {
    if (draft.syntaxFault) setView("json");
    else if (view !== "json") setView("form");
    draft.showPlace(path);
  };
  const discard = async () => {
    if (!opened || !(await askToLeave(texts.save.discardText))) return;
    draft.setText(opened.text);
    saving.forgetFailure();
    notify({ tone: "info", text: texts.save.discarded });
  };
  const menu = editorMenu(
    {
      screen,
      isChanged: draft.isChanged,
      isReadOnly: standing.isReadOnly,
      isBroken: draft.syntaxFault !== undefined,
    },
    {
      onCompare: () => screen && compare(comparedFirst(screen, draft.isChanged)),
      onOpen: () => navigate(`/portal/screens/${screen?.screenId ?? ""}`),
      onCopy: () => navigate(`/portal/manage/screens/new?from=${screen?.id ?? ""}`),
      onExport: () => notify({ tone: "success", text: carryTexts.exported(exportScreen(draft.document)) }),
      onImport: () => setAsked({ kind: "import" }),
      onDiscard: () => void discard(),
      onRetire: () => void press("retire"),
    },
  );
  const isUntouched = !opened && !draft.isChanged;
  return (
    <div className="flex min-h-full min-w-0 flex-col has-[>[data-wide]]:h-full">
      <LeaveGuard isDirty={draft.isChanged && !isMoving} />
      <div className="grid gap-3 px-4 py-3 sm:px-5">
        <EditorHeader
          title={titleOf(draft.document) ?? screen?.title ?? texts.untitled}
          badges={standing.badges}
          next={standing.next}
          isChanged={draft.isChanged}
          menu={menu}
          failure={saving.failure}
          reason={standing.reason}
        >
          <LifeButtons
            draft={draft}
            opened={opened}
            standing={standing}
            saving={saving}
            onStep={(step) => void press(step)}
          />
        </EditorHeader>
        {notice}
        {!isUntouched && (
          // The JSON view tells each at its place.
          <ProblemsPanel draft={draft} isUnfolded={view !== "json"} onShow={showPlace} />
        )}
      </div>
      <EditorPanes
        draft={draft}
        isReadOnly={standing.isReadOnly}
        isNew={!opened && !saving.isSaving}
        view={view}
        onViewChange={setView}
        versions={
          screen && {
            count: screen.versions.length,
            content: (
              <VersionsView
                screen={screen}
                shown={opened?.number}
                onCompare={(number) => compare(comparedFirst(screen, false, number))}
                onGoBack={(number, step) => setAsked({ kind: "step", pressed: { step, number } })}
              />
            ),
          }
        }
      />
      <EditorDialogs asked={asked} draft={draft} opened={opened} saving={saving} onClose={close} />
    </div>
  );
}

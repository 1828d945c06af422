import { confirmLeave } from "@portico/renderer/unsaved";
import { Button, Menu, type MenuItem } from "@portico/ui";
import {
  Columns2,
  Copy,
  Download,
  Ellipsis,
  ExternalLink,
  RotateCcw,
  Trash2,
  Upload,
} from "@portico/ui/icons";
import { useNotify } from "@portico/ui/notification";
import { useNavigate } from "react-router";
import { screenEditorMessages } from "../../../../messages/screen-editor.ts";
import type { Draft } from "../draft/draft.ts";
import { exportScreen } from "../import-export/screen-file.ts";
import type { Saving } from "../workflow/use-saving.ts";
import type { OpenedScreen } from "../workflow/use-screen.ts";
import { type CurrentStep, workflowStateOf } from "../workflow/workflow-state.ts";

const texts = screenEditorMessages.workflow;

export interface EditorActionsProps {
  draft: Draft;
  opened: OpenedScreen | undefined;
  saving: Saving;
  onStep: (step: CurrentStep) => void;
  onCompare: () => void;
  onImport: () => void;
}

/** The menu of the editor, saving, and the steps of the workflow; the main step is last. */
export function EditorActions({ draft, opened, saving, onStep, onCompare, onImport }: EditorActionsProps) {
  const notify = useNotify();
  const navigate = useNavigate();
  const screen = opened?.screen;
  const { main, others, isReadOnly } = workflowStateOf(screen);
  const unsavedReason = draft.isChanged ? texts.blocked.changed : undefined;
  const discard = async () => {
    if (!opened || !(await confirmLeave(texts.save.discardText))) return;
    draft.setText(opened.text);
    saving.clearFailure();
    notify({ tone: "info", text: texts.save.discarded });
  };
  const exportFile = () => {
    notify({
      tone: "success",
      text: screenEditorMessages.importExport.exported(exportScreen(draft.document)),
    });
  };
  const goTo = (address: string) => () => void navigate(address);
  const items: readonly (MenuItem | false | undefined)[] = [
    screen &&
      (screen.versions.length > 1 || draft.isChanged) &&
      item("compare", texts.menu.compare, Columns2, onCompare),
    screen?.status === "Published" &&
      item("open", texts.menu.open, ExternalLink, goTo(`/portal/screens/${screen.screenId}`)),
    screen && item("copy", texts.menu.copy, Copy, goTo(`/portal/manage/screens/new?from=${screen.id}`)),
    {
      ...item("export", texts.menu.exportFile, Download, exportFile),
      disabledReason: draft.syntaxError ? texts.blocked.syntax : undefined,
    },
    !isReadOnly && item("import", texts.menu.importFile, Upload, onImport),
    screen && draft.isChanged && item("discard", texts.save.discard, RotateCcw, () => void discard()),
    others.includes("retire") && {
      ...item("retire", texts.steps.retire.button, Trash2, () => onStep("retire")),
      tone: "danger" as const,
      disabledReason: unsavedReason,
    },
  ];
  return (
    <>
      <Menu
        align="end"
        trigger={<Button icon={<Ellipsis size={16} aria-hidden="true" />}>{texts.more}</Button>}
        items={items.filter((one) => one !== undefined && one !== false)}
      />
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
            disabledReason={step === "withdraw" ? undefined : unsavedReason}
            onClick={() => onStep(step)}
          >
            {texts.steps[step].button}
          </Button>
        ))}
      {main && (
        <Button
          variant="primary"
          isLoading={saving.isSaving}
          // Submitting saves the draft first.
          disabledReason={(main === "submit" ? undefined : unsavedReason) ?? problemReason(draft)}
          onClick={() => onStep(main)}
        >
          {texts.steps[main].button}
        </Button>
      )}
    </>
  );
}

function item(id: string, label: string, Icon: typeof Copy, onPress: () => void): MenuItem {
  return { id, label, icon: <Icon size={16} aria-hidden="true" />, onPress };
}

function saveLabel(opened: OpenedScreen | undefined): string {
  if (!opened) return texts.save.first;
  const { workVersion, versions } = opened.screen;
  return workVersion === null ? texts.save.next((versions[0]?.number ?? 0) + 1) : texts.save.draft;
}

function problemReason({ syntaxError, problems }: Draft): string | undefined {
  if (syntaxError) return texts.blocked.syntax;
  return problems.length > 0 ? texts.blocked.problems(problems.length) : undefined;
}

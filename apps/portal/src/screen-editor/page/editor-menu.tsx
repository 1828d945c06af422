import type { AddedScreen } from "@portico/contract/features/screens.schemas";
import type { MenuItem } from "@portico/ui";
import { Columns2, Copy, Download, ExternalLink, RotateCcw, Trash2, Upload } from "@portico/ui/icons";
import { screenEditorMessages } from "../../messages/screen-editor.ts";

const texts = screenEditorMessages.workflow;

/** What the menu of the editor does. */
export interface EditorMenuHandlers {
  readonly onCompare: () => void;
  readonly onOpen: () => void;
  readonly onCopy: () => void;
  readonly onExport: () => void;
  readonly onImport: () => void;
  readonly onDiscard: () => void;
  readonly onRetire: () => void;
}

/** What the menu is made for. */
export interface EditorMenuState {
  readonly screen: AddedScreen | undefined;
  readonly isChanged: boolean;
  readonly isReadOnly: boolean;
  /** The text is not JSON, so it cannot be exported. */
  readonly isBroken: boolean;
}

/** The menu with actions besides saving and workflow steps. */
export function editorMenu(state: EditorMenuState, handlers: EditorMenuHandlers): readonly MenuItem[] {
  const { screen, isChanged, isReadOnly, isBroken } = state;
  const item = (id: string, label: string, Icon: typeof Copy, onPress: () => void): MenuItem => {
    return { id, label, icon: <Icon size={16} aria-hidden="true" />, onPress };
  };
  const items: MenuItem[] = [];
  if (screen && (screen.versions.length > 1 || isChanged)) {
    items.push(item("compare", texts.menu.compare, Columns2, handlers.onCompare));
  }
  if (screen?.status === "Published")
    items.push(item("open", texts.menu.open, ExternalLink, handlers.onOpen));
  if (screen) items.push(item("copy", texts.menu.copy, Copy, handlers.onCopy));
  items.push({
    ...item("export", texts.menu.exportFile, Download, handlers.onExport),
    ...(isBroken && { disabledReason: texts.blocked.syntax }),
  });
  if (!isReadOnly) items.push(item("import", texts.menu.importFile, Upload, handlers.onImport));
  if (isChanged && screen) items.push(item("discard", texts.save.discard, RotateCcw, handlers.onDiscard));
  if (screen && screen.status !== "Retired") {
    items.push({
      ...item("retire", texts.steps.retire.button, Trash2, handlers.onRetire),
      tone: "danger",
      ...(isChanged && { disabledReason: texts.blocked.changed }),
    });
  }
  return items;
}

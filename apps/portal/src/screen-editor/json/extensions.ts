import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { json, jsonLanguage } from "@codemirror/lang-json";
import { bracketMatching, foldGutter, foldKeymap, indentOnInput } from "@codemirror/language";
import { lintGutter } from "@codemirror/lint";
import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import { EditorState, type Extension } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLineGutter,
  type KeyBinding,
  keymap,
  lineNumbers,
  tooltips,
} from "@codemirror/view";
import { screenEditorMessages } from "../../messages/screen-editor.ts";
import { completion } from "./completion.ts";
import { hoverHelp } from "./hover-help.ts";
import { limitLength } from "./limit-length.ts";
import type { ScreenLanguage } from "./screen-language.ts";
import { editorTheme } from "./theme.ts";

const editorKeys = { next: "F8", previous: "Shift-F8", fix: "Mod-.", explain: "Mod-i" } as const;

/** A key for what is around the editor: its problems, and what the word at the caret means. */
export type EditorKey = keyof typeof editorKeys;

/** What an editor of JSON is made with. */
export interface EditorParts {
  /** Its accessible name. */
  readonly label: string;
  /** The id of what says how it is used. */
  readonly describedBy: string;
  readonly onKey: (key: EditorKey, view: EditorView) => void;
  /** Called when inserted text is too long. */
  readonly onRefused: () => void;
  readonly load: () => Promise<ScreenLanguage>;
}

/** The extensions of the JSON editor. Tab is not handled, so that it moves the focus out of the editor. */
export function editorExtensions({ label, describedBy, onKey, onRefused, load }: EditorParts): Extension[] {
  return [
    keymap.of([
      ...bindingsOf(onKey),
      ...closeBracketsKeymap,
      ...completionKeymap,
      ...searchKeymap,
      ...historyKeymap,
      ...foldKeymap,
      ...defaultKeymap,
    ]),
    EditorView.contentAttributes.of({
      "aria-label": label,
      "aria-describedby": describedBy,
      // Focusable anyway, but accessibility checkers require `tabindex` on scrollable regions.
      tabindex: "0",
      spellcheck: "false",
      autocapitalize: "off",
    }),
    EditorState.phrases.of(screenEditorMessages.json.phrases),
    EditorState.tabSize.of(2),
    EditorView.lineWrapping,
    lineNumbers(),
    highlightActiveLineGutter(),
    foldGutter(),
    lintGutter(),
    drawSelection(),
    history(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    highlightSelectionMatches(),
    search({ top: true }),
    json(),
    jsonLanguage.data.of({ autocomplete: completion(load) }),
    autocompletion(),
    // Some browsers would cut them off where the editor ends.
    tooltips({ parent: document.body }),
    hoverHelp(load),
    limitLength(onRefused),
    editorTheme,
  ];
}

function bindingsOf(onKey: EditorParts["onKey"]): KeyBinding[] {
  const bind = (name: EditorKey): KeyBinding => ({
    key: editorKeys[name],
    preventDefault: true,
    run: (view) => {
      onKey(name, view);
      return true;
    },
  });
  return [bind("next"), bind("previous"), bind("fix"), bind("explain")];
}

/** Whether an editor's document can be changed. It can be read and walked through by keyboard in either case. */
export function changeable(isReadOnly: boolean): Extension {
  return [
    EditorState.readOnly.of(isReadOnly),
    EditorView.contentAttributes.of(isReadOnly ? { "aria-readonly": "true" } : {}),
  ];
}

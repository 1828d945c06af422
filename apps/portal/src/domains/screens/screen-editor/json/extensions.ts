import {
  autocompletion,
  type CompletionContext,
  type CompletionResult,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  snippet,
  startCompletion,
} from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { json, jsonLanguage } from "@codemirror/lang-json";
import { bracketMatching, foldGutter, foldKeymap, indentOnInput } from "@codemirror/language";
import {
  type Diagnostic,
  forEachDiagnostic,
  lintGutter,
  nextDiagnostic,
  previousDiagnostic,
} from "@codemirror/lint";
import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import { EditorState, type Extension } from "@codemirror/state";
import {
  type Command,
  drawSelection,
  EditorView,
  highlightActiveLineGutter,
  hoverTooltip,
  keymap,
  lineNumbers,
  tooltips,
} from "@codemirror/view";
import { maxScreenDocument } from "@portico/contract/features/screens/screens.schemas";
import { screenEditorMessages } from "../../../../messages/screen-editor.ts";
import { codeTheme } from "../draft/code-theme.ts";

const texts = screenEditorMessages.json;

/** The maximum length of the editor's text. Much longer text is not a screen, and would freeze the page. */
export const maxCharacters = 2 * maxScreenDocument;

/** Loads the language service when it is first needed. */
export const loadLanguage = () => import("./screen-language.ts");

/** Announces a text to screen readers. */
export function announce(view: EditorView, text: string): true {
  view.dispatch({ effects: EditorView.announce.of(text) });
  return true;
}

/** The keyword or value at an offset in sentences. Undefined if there is none, or without a description. */
export async function explainAt(text: string, offset: number) {
  const { explain } = await loadLanguage();
  const found = await explain(text, offset);
  if (!found || found.lines.length === 0) return undefined;
  return { ...found, text: found.lines.map((line) => line.replace(/([^.!?])$/, "$1.")).join(" ") };
}

/** The extensions of the JSON editor. Tab has no key binding, so that it leaves the editor. */
export const editorExtensions: Extension = [
  keymap.of([
    { key: "F8", run: goTo(nextDiagnostic), shift: goTo(previousDiagnostic), preventDefault: true },
    { key: "Mod-.", run: applyFix, preventDefault: true },
    { key: "Mod-i", run: announceExplanation, preventDefault: true },
    ...closeBracketsKeymap,
    ...completionKeymap,
    ...searchKeymap,
    ...historyKeymap,
    ...foldKeymap,
    ...defaultKeymap,
  ]),
  EditorView.contentAttributes.of({
    "aria-label": texts.label,
    // Focusable anyway, but accessibility checkers require `tabindex` on scrollable regions.
    tabindex: "0",
    spellcheck: "false",
    autocapitalize: "off",
  }),
  EditorState.phrases.of(texts.phrases),
  EditorState.tabSize.of(2),
  EditorView.lineWrapping,
  EditorView.theme({
    // Leaves room for the page's header and footer.
    "&": { minHeight: "16rem", maxHeight: "max(16rem, calc(100dvh - 28rem))" },
    "&.cm-focused": { outline: "none" },
  }),
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
  jsonLanguage.data.of({ autocomplete: complete }),
  autocompletion({ icons: false }),
  // Some browsers clip tooltips at the editor's edge.
  tooltips({ parent: document.body }),
  hoverTooltip(async ({ state }, pos) => {
    const found = await explainAt(state.doc.toString(), pos).catch(() => undefined);
    if (!found) return null;
    const dom = Object.assign(document.createElement("p"), {
      className: "cm-tooltip-explanation",
      textContent: found.text,
    });
    return { pos: found.from, end: found.to, above: true, create: () => ({ dom }) };
  }),
  codeTheme,
];

/** Rejects input that would exceed the limit, and calls `onRefused`. */
export function limitLength(onRefused: () => void): Extension {
  return EditorState.changeFilter.of((transaction) => {
    const isTooLong = transaction.isUserEvent("input") && transaction.newDoc.length > maxCharacters;
    if (isTooLong) onRefused();
    return !isTooLong;
  });
}

/** Suggests keywords and values. Opens by itself only while a name is being typed. */
async function complete(context: CompletionContext): Promise<CompletionResult | null> {
  const { state, pos, explicit } = context;
  const isTyping = context.matchBefore(/(?:^|[\s:,[{])(?:"[\w$.-]*|[\w$.-]+)/) !== null;
  if (state.readOnly || !(explicit || isTyping)) return null;
  const language = await loadLanguage().catch(() => undefined);
  const found = (await language?.suggest(state.doc.toString(), pos)) ?? [];
  const [first] = found;
  if (!first) return null;
  return {
    from: first.from,
    options: found.map((suggestion, index) => ({
      ...suggestion,
      // The order of the language: what most screens need comes first.
      sortText: String(index).padStart(4, "0"),
      apply: (view, completion, from, to) => {
        const end = Math.min(to + Math.max(0, suggestion.to - pos), view.state.doc.length);
        snippet(suggestion.template)(view, completion, from, end);
        if (suggestion.kind === "keyword") startCompletion(view);
      },
    })),
    getMatch: (_completion, matched = []) => matched.map((index) => Math.max(0, index - 1)),
  };
}

/** Selects a problem with a command, and announces it. */
function goTo(command: Command): Command {
  return (view) => {
    command(view);
    const messages = diagnosticsAtCaret(view).map(({ message }) => message);
    const line = view.state.doc.lineAt(view.state.selection.main.from).number;
    return announce(
      view,
      messages.length > 0 ? `${texts.line(line)}: ${messages.join(" ")}` : texts.noProblems,
    );
  };
}

function applyFix(view: EditorView): boolean {
  const [fix] = diagnosticsAtCaret(view).flatMap(({ actions = [] }) => actions);
  if (!fix) return true;
  const { from, to } = view.state.selection.main;
  fix.apply(view, from, to);
  return announce(view, texts.fixed(fix.name));
}

function diagnosticsAtCaret({ state }: EditorView): readonly Diagnostic[] {
  const caret = state.selection.main.from;
  const found: Diagnostic[] = [];
  forEachDiagnostic(state, (diagnostic, from, to) => {
    if (from <= caret && caret <= to) found.push(diagnostic);
  });
  return found;
}

function announceExplanation(view: EditorView): true {
  const { doc, selection } = view.state;
  explainAt(doc.toString(), selection.main.from).then(
    (found) => announce(view, found?.text ?? texts.nothingAtCursor),
    () => announce(view, texts.suggestionsFailed),
  );
  return true;
}

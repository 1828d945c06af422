import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  type CompletionSource,
  pickedCompletion,
  startCompletion,
} from "@codemirror/autocomplete";
import { syntaxTree } from "@codemirror/language";
import type { EditorView } from "@codemirror/view";
import type { ScreenLanguage } from "./screen-language.ts";
import type { Suggestion } from "./suggestion.ts";

/** Descriptions up to this length are shown in the list itself. */
const shortMeaning = 36;

/** Suggests keywords and values at the caret. Opens by itself only while a name is being typed. */
export function completion(load: () => Promise<ScreenLanguage>): CompletionSource {
  return async (context) => {
    const { state, pos } = context;
    if (state.readOnly) return null;
    if (!context.explicit && !isWriting(context)) return null;
    const language = await load().catch(() => undefined);
    const found = (await language?.suggest(state.doc.toString(), pos)) ?? [];
    const [first] = found;
    return first ? resultOf(found, first, context) : null;
  };
}

function resultOf(
  found: readonly Suggestion[],
  first: Suggestion,
  context: CompletionContext,
): CompletionResult {
  const isQuoted = context.state.sliceDoc(first.from, first.from + 1) === '"' && first.from < context.pos;
  return {
    from: isQuoted ? first.from + 1 : first.from,
    options: found.map((suggestion, index) => ({
      ...optionOf(suggestion, context.pos, isQuoted),
      // In the language's order: what most screens say comes first.
      sortText: String(index).padStart(4, "0"),
    })),
  };
}

function optionOf(suggestion: Suggestion, pos: number, isQuoted: boolean): Completion {
  const { label, meaning, kind } = suggestion;
  const isShort = meaning.length <= shortMeaning;
  return {
    label,
    type: kind,
    ...(meaning && (isShort ? { detail: meaning } : { info: meaning })),
    apply: (view, completion, from, to) => {
      const range = { from: isQuoted ? from - 1 : from, to: to + Math.max(0, suggestion.to - pos) };
      put(view, completion, suggestion, range);
    },
  };
}

function put(
  view: EditorView,
  completion: Completion,
  { insert, selected, kind }: Suggestion,
  { from, to }: { from: number; to: number },
) {
  // The document may have become shorter since the suggestion was shown.
  const end = Math.min(to, view.state.doc.length);
  view.dispatch({
    changes: { from, to: end, insert },
    selection: { anchor: from + selected[0], head: from + selected[1] },
    annotations: pickedCompletion.of(completion),
    userEvent: "input.complete",
    scrollIntoView: true,
  });
  // After a word comes its value.
  if (kind === "word") startCompletion(view);
}

/** Whether the caret is inside a name that is not closed yet, or right after its first quote. */
function isWriting({ state, pos }: CompletionContext): boolean {
  if (!/["\w$.-]/.test(state.sliceDoc(pos - 1, pos))) return false;
  const { from, to, name } = syntaxTree(state).resolveInner(pos, -1);
  if (name !== "String" && name !== "PropertyName") return true;
  return pos < to || to - from === 1 || state.sliceDoc(to - 1, to) !== '"';
}

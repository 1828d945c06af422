import {
  type CompletionItem,
  CompletionItemKind,
  type TextDocument,
  TextEdit,
} from "vscode-json-languageservice";

/** A word or a value that can stand at a place. */
export interface Suggestion {
  readonly kind: "word" | "value";
  /** As it is written, without quotes. */
  readonly label: string;
  /** A description in one sentence. Empty if there is none. */
  readonly meaning: string;
  /** The text that replaces the text between `from` and `to`. */
  readonly insert: string;
  readonly from: number;
  readonly to: number;
  /** The range of `insert` to select afterwards. An empty range places the caret. */
  readonly selected: readonly [from: number, to: number];
}

/** Reads a completion item of the language service. Undefined if it changes nothing. */
export function suggestionOf(item: CompletionItem, document: TextDocument): Suggestion | undefined {
  const edit = item.textEdit;
  if (!edit || !TextEdit.is(edit)) return undefined;
  const { text, selected } = withoutTabStops(edit.newText);
  const { documentation } = item;
  return {
    kind: item.kind === CompletionItemKind.Property ? "word" : "value",
    label: item.label.replace(/^"(.*)"$/, "$1"),
    meaning: typeof documentation === "string" ? documentation : (documentation?.value ?? ""),
    insert: text,
    from: document.offsetAt(edit.range.start),
    to: document.offsetAt(edit.range.end),
    selected,
  };
}

/** Removes the tab stops of a snippet, and returns the position of the first. */
function withoutTabStops(template: string): { text: string; selected: readonly [number, number] } {
  let text = "";
  let selected: readonly [number, number] | undefined;
  const parts = template.matchAll(/\\(.)|\$\{\d+:((?:\\.|[^}\\])*)\}|\$\d+|([\s\S])/g);
  for (const [whole, escaped, filledIn, plain] of parts) {
    const part = escaped ?? filledIn?.replace(/\\(.)/g, "$1") ?? plain ?? "";
    if (whole.startsWith("$")) selected ??= [text.length, text.length + part.length];
    text += part;
  }
  return { text, selected: selected ?? [text.length, text.length] };
}

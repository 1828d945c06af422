import type { TextDocument } from "vscode-json-languageservice";
import { type CompletionItem, CompletionItemKind, TextEdit } from "vscode-json-languageservice";

/** A word or a value that can stand at a place. */
export interface Suggestion {
  readonly kind: "word" | "value";
  /** As it is written, without quotes. */
  readonly label: string;
  /** What it is, in a sentence; empty where nothing is said. */
  readonly meaning: string;
  /** What is put in the place of the text between `from` and `to`. */
  readonly insert: string;
  readonly from: number;
  readonly to: number;
  /** What is selected of `insert` afterwards, to be typed over; the same twice is where the caret goes. */
  readonly selected: readonly [from: number, to: number];
}

/** Reads an entry of the language service; undefined for one that changes nothing. */
export function suggestionOf(item: CompletionItem, document: TextDocument): Suggestion | undefined {
  const edit = item.textEdit;
  if (!edit || !TextEdit.is(edit)) return undefined;
  const { text, selected } = withoutStops(edit.newText);
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

/** Takes out of a template where one would stop while filling it in, and says where the first of these was. */
function withoutStops(template: string): { text: string; selected: readonly [number, number] } {
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

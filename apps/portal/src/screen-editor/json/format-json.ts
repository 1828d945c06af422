import type { ChangeSpec } from "@codemirror/state";
import { format } from "jsonc-parser";

/** The changes that put each entry on a line of its own, with two spaces a level; also of what is no JSON yet. */
export function formattingOf(text: string): ChangeSpec[] {
  const edits = format(text, undefined, {
    tabSize: 2,
    insertSpaces: true,
    eol: "\n",
    insertFinalNewline: true,
  });
  return edits.map(({ offset, length, content }) => ({ from: offset, to: offset + length, insert: content }));
}

import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { codeTheme, color } from "../draft/code-theme.ts";

const look = EditorView.theme({
  "&.cm-focused": { outline: `2px solid ${color("focus")}`, outlineOffset: "-2px" },
  "&.cm-merge-a .cm-changedLine, .cm-deletedChunk, &.cm-merge-a .cm-changedLineGutter": {
    backgroundColor: color("danger-surface"),
  },
  "&.cm-merge-b .cm-changedLine, .cm-insertedLine, &.cm-merge-b .cm-changedLineGutter": {
    backgroundColor: color("success-surface"),
  },
  "&.cm-merge-a .cm-changedText, .cm-deletedChunk .cm-deletedText": {
    background: "none",
    borderBottom: `2px solid ${color("danger-solid")}`,
  },
  "&.cm-merge-b .cm-changedText": {
    background: "none",
    borderBottom: `2px solid ${color("success-solid")}`,
  },
  ".cm-collapsedLines": {
    color: color("fg-muted"),
    background: color("surface-sunken"),
    padding: "0.25rem 0.75rem",
  },
});

/** How texts look that are compared, in the tokens of the theme in force. */
export const compareTheme: Extension = [look, codeTheme];

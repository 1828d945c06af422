import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

/** A color of the design system, which follows the theme. */
const color = (name: string) => `var(--portico-color-${name})`;

const small = { fontFamily: "var(--portico-font-sans)", fontSize: "0.8125rem" };
const border = `1px solid ${color("border-strong")}`;
const control = {
  ...small,
  minHeight: "var(--portico-size-control-sm)",
  border,
  borderRadius: "var(--portico-radius-md)",
  backgroundColor: color("surface-control"),
  backgroundImage: "none",
  color: color("fg"),
};
/** Visible only in forced-colors mode. */
const forcedColorsOutline = { outline: "2px solid transparent", outlineOffset: "-2px" };

/** CodeMirror's own theme is either light or dark. These are the colors that it sets. */
const look = EditorView.theme({
  "&": { backgroundColor: color("surface-control"), color: color("fg") },
  ".cm-scroller": { fontFamily: "var(--portico-font-mono)", fontSize: "0.8125rem", lineHeight: "1.25rem" },
  ".cm-content": { caretColor: color("fg") },
  ".cm-cursor, .cm-dropCursor": { borderInlineStartColor: color("fg") },
  ".cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground": {
    backgroundColor: color("surface-selected-hover"),
  },
  ".cm-gutters": {
    backgroundColor: color("surface-header"),
    color: color("fg-muted"),
    borderInlineEnd: `1px solid ${color("border")}`,
  },
  ".cm-activeLineGutter": { backgroundColor: "transparent", color: color("fg") },
  ".cm-selectionMatch": { backgroundColor: color("surface-pressed") },
  ".cm-searchMatch": { backgroundColor: color("warning-surface") },
  ".cm-searchMatch-selected": { outline: `2px solid ${color("warning-solid")}` },
  ".cm-foldPlaceholder": { backgroundColor: color("neutral-surface"), color: color("neutral-fg"), border },

  ".cm-tooltip": {
    ...small,
    backgroundColor: color("surface-raised"),
    color: color("fg"),
    border,
    zIndex: "40",
  },
  ".cm-tooltip-autocomplete ul li[aria-selected]": {
    backgroundColor: color("surface-selected"),
    color: color("fg"),
    ...forcedColorsOutline,
  },
  ".cm-tooltip-explanation": { padding: "0.25rem 0.5rem", maxWidth: "24rem" },

  ".cm-panels": { ...small, backgroundColor: color("surface-header"), color: color("fg") },
  ".cm-panel .cm-textfield, .cm-panel .cm-button": control,
  ".cm-panel.cm-search": { paddingInlineEnd: "2rem" },
  ".cm-panel.cm-search label": { fontSize: "0.8125rem", display: "inline-flex", gap: "0.25rem" },
  ".cm-panel.cm-search [name=close]": { minWidth: "1.5rem", minHeight: "1.5rem", color: color("fg") },
  ".cm-panel :focus-visible": { outline: `2px solid ${color("focus")}`, outlineOffset: "1px" },

  "&.cm-merge-a .cm-changedLine, .cm-deletedChunk": { backgroundColor: color("danger-surface") },
  "&.cm-merge-b .cm-changedLine, .cm-insertedLine": { backgroundColor: color("success-surface") },
  ".cm-collapsedLines": { color: color("fg-muted"), background: color("surface-sunken") },
});

/** Syntax colors that are also readable on the backgrounds of added and removed lines. */
const json = HighlightStyle.define([
  { tag: tags.propertyName, color: color("fg"), fontWeight: "500" },
  { tag: tags.string, color: color("info-fg") },
  { tag: [tags.number, tags.bool, tags.null], color: color("warning-fg") },
]);

/** The look of JSON in editors and comparisons, in the colors of the design system. */
export const codeTheme: Extension = [look, syntaxHighlighting(json)];

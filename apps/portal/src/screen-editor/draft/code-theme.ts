import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

/** A color of the design system, which follows the theme by itself. */
export const color = (name: string) => `var(--portico-color-${name})`;

const look = EditorView.theme({
  "&": { backgroundColor: color("surface-control"), color: color("fg") },
  ".cm-scroller": { fontFamily: "var(--portico-font-mono)", fontSize: "0.8125rem", lineHeight: "1.25rem" },
  ".cm-gutters": {
    backgroundColor: color("surface-header"),
    color: color("fg-muted"),
    borderInlineEnd: `1px solid ${color("border")}`,
  },
});

/** Colors that are also readable on the backgrounds of additions and removals. */
const json = HighlightStyle.define([
  { tag: tags.propertyName, color: color("fg"), fontWeight: "500" },
  { tag: tags.string, color: color("info-fg") },
  { tag: [tags.number, tags.bool, tags.null], color: color("warning-fg") },
]);

/** The syntax colors of JSON, in editors and comparisons. */
export const codeTheme: Extension = [look, syntaxHighlighting(json)];

import { EditorView } from "@codemirror/view";
import { codeTheme, color } from "../draft/code-theme.ts";
import { panelTheme, text } from "./panel-theme.ts";

const floating = {
  ...text,
  backgroundColor: color("surface-raised"),
  color: color("fg"),
  border: `1px solid ${color("border-strong")}`,
  borderRadius: "var(--portico-radius-md)",
  boxShadow: "var(--portico-shadow-float)",
};
/** Visible only in forced-colors mode. */
const forcedColorsOutline = "2px solid transparent";
const selected = {
  backgroundColor: color("surface-selected"),
  color: color("fg"),
  outline: forcedColorsOutline,
  outlineOffset: "-2px",
};
/** Leaves room for the page's header and footer. */
const availableHeight = "max(16rem, calc(100dvh - 28rem))";
/** Outranks the editor's default theme. Tooltips get the theme although they are outside the editor. */
const own = "&.cm-editor";

const look = EditorView.theme({
  [own]: { minHeight: "16rem", maxHeight: availableHeight },
  [`${own}.cm-focused`]: { outline: "none" },
  ".cm-content": { caretColor: color("fg"), paddingBlock: "0.5rem" },
  ".cm-cursor, .cm-dropCursor": { borderInlineStartColor: color("fg") },
  [`${own} .cm-selectionBackground, ${own}.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground`]:
    { backgroundColor: color("surface-selected-hover") },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "transparent" },
  [`${own}.cm-focused .cm-activeLineGutter`]: { color: color("fg") },
  [`${own}.cm-focused .cm-matchingBracket`]: {
    backgroundColor: color("surface-selected"),
    outline: `1px solid ${color("focus")}`,
  },
  [`${own}.cm-focused .cm-nonmatchingBracket`]: { backgroundColor: color("danger-surface") },
  ".cm-selectionMatch": { backgroundColor: color("surface-pressed") },
  ".cm-searchMatch": {
    backgroundColor: color("warning-surface"),
    outline: `1px solid ${color("warning-border")}`,
  },
  ".cm-searchMatch-selected": { outline: `2px solid ${color("warning-solid")}` },
  ".cm-foldPlaceholder": {
    backgroundColor: color("neutral-surface"),
    color: color("neutral-fg"),
    border: `1px solid ${color("neutral-border")}`,
    paddingInline: "0.375rem",
  },

  ".cm-tooltip": { ...floating, zIndex: "40" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": { fontFamily: "var(--portico-font-mono)", maxHeight: "16rem" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { padding: "0.25rem 0.5rem" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]": selected,
  ".cm-completionIcon": { display: "none" },
  ".cm-completionDetail": {
    color: color("fg-muted"),
    fontStyle: "normal",
    fontFamily: "var(--portico-font-sans)",
  },
  ".cm-completionMatchedText": { textDecoration: "none", fontWeight: "700" },
  ".cm-tooltip.cm-completionInfo": { padding: "0.5rem 0.75rem", maxWidth: "18rem" },
  ".cm-tooltip-meaning": { padding: "0.5rem 0.75rem", maxWidth: "24rem" },
  ".cm-diagnostic": { padding: "0.5rem 0.75rem", borderInlineStart: "none", maxWidth: "24rem" },
  ".cm-diagnosticAction": {
    ...text,
    backgroundColor: color("surface-control"),
    color: color("fg-link"),
    border: `1px solid ${color("border-strong")}`,
    borderRadius: "var(--portico-radius-sm)",
  },
  ".cm-lintRange-error": {
    backgroundImage: "none",
    textDecoration: `underline wavy ${color("danger-solid")}`,
    textUnderlineOffset: "3px",
  },
  ".cm-lintPoint-error::after": { borderBottomColor: color("danger-solid") },
  ".cm-lint-marker-error": {
    content: '""',
    backgroundColor: color("danger-solid"),
    outline: forcedColorsOutline,
    outlineOffset: "-2px",
    borderRadius: "50%",
    width: "0.5rem",
    height: "0.5rem",
    margin: "0.375rem 0.125rem",
  },
});

/** How the editor of JSON is drawn: the tokens of the design system, which follow the theme by themselves. */
export const editorTheme = [look, panelTheme, codeTheme];

import { EditorView } from "@codemirror/view";
import { color } from "../draft/code-theme.ts";

/** Typography of text that is not code. */
export const text = {
  fontFamily: "var(--portico-font-sans)",
  fontSize: "0.8125rem",
  lineHeight: "1.25rem",
};

const height = "var(--portico-size-control-sm)";
/** More specific than the panels' default rules. */
const own = ".cm-panels .cm-panel";
const control = {
  ...text,
  boxSizing: "border-box",
  height,
  paddingBlock: "0",
  borderRadius: "var(--portico-radius-md)",
  backgroundColor: color("surface-control"),
  color: color("fg"),
  verticalAlign: "middle",
};

/** The theme of the search and go-to-line panels, with the sizes of the page's small controls. */
export const panelTheme = EditorView.theme({
  ".cm-panels": { ...text, backgroundColor: color("surface-header"), color: color("fg") },
  ".cm-panels.cm-panels-top": { borderBottom: `1px solid ${color("border")}` },
  [`${own}.cm-search, ${own}.cm-dialog`]: { ...text, padding: "0.375rem 2.5rem 0.375rem 0.75rem" },
  [`${own} .cm-textfield`]: {
    ...control,
    width: "min(11rem, 100%)",
    margin: "0.125rem 0.5rem 0.125rem 0",
    paddingInline: "0.5rem",
    border: `1px solid ${color("border-control")}`,
  },
  [`${own} .cm-button`]: {
    ...control,
    margin: "0.125rem 0.375rem 0.125rem 0",
    paddingInline: "0.625rem",
    border: `1px solid ${color("border-strong")}`,
    backgroundImage: "none",
    boxShadow: "var(--portico-shadow-control)",
    fontWeight: "500",
    cursor: "pointer",
    "&:hover": { backgroundColor: color("surface-hover") },
    "&:active": { backgroundColor: color("surface-pressed"), backgroundImage: "none" },
  },
  [`${own} label`]: {
    ...text,
    display: "inline-flex",
    alignItems: "center",
    gap: "0.375rem",
    minHeight: height,
    whiteSpace: "nowrap",
    margin: "0.125rem 0.75rem 0.125rem 0.125rem",
    verticalAlign: "middle",
    cursor: "pointer",
  },
  [`${own} input[type=checkbox]`]: {
    accentColor: color("primary"),
    width: "1rem",
    height: "1rem",
    margin: "0",
  },
  [`${own} [name=close], ${own} .cm-dialog-close`]: {
    position: "absolute",
    top: "0.5rem",
    insetInlineEnd: "0.5rem",
    width: height,
    height,
    border: "none",
    borderRadius: "var(--portico-radius-md)",
    backgroundColor: "transparent",
    color: color("fg-muted"),
    fontSize: "1.125rem",
    cursor: "pointer",
    "&:hover": { backgroundColor: color("surface-hover"), color: color("fg") },
  },
  ".cm-panel button:focus-visible, .cm-panel input:focus-visible": {
    outline: `2px solid ${color("focus")}`,
    outlineOffset: "1px",
  },
});

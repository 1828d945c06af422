/** Returns code with colors as HTML, or undefined if it has none. */
export type ColorCode = (code: string, language: string) => string | undefined;

/** The classes of the parts of code that have a color, by Shiki's names. Other parts have that of text. */
export const codeClasses = {
  comment: "ui:text-fg-muted",
  keyword: "ui:text-danger-fg",
  function: "ui:text-fg-link",
  constant: "ui:text-info-fg",
  string: "ui:text-success-fg",
  "string-expression": "ui:text-success-fg",
} as const satisfies Readonly<Record<string, string>>;

import { createCssVariablesTheme, createHighlighter } from "shiki";
import { type ColorCode, codeClasses } from "../src/code-classes.ts";

/** Otherwise a line that takes half a second, as the first one may, ends in one color. */
const unlimited = { tokenizeTimeLimit: 0 };

const languages = ["tsx", "ts", "html", "css", "json", "sh"] as const;

/** Returns a function that colors code. It fails for a language that is not among those of the pages. */
export async function createColorCode(): Promise<ColorCode> {
  const theme = createCssVariablesTheme({ name: "variables" });
  const highlighter = await createHighlighter({ themes: [theme], langs: [...languages] });
  return (code, language) => {
    const lang = languages.find((name) => name === language);
    if (!lang)
      throw new Error(`Code in ${language} has no colors. Add the language to those of color-code.ts.`);
    return highlighter
      .codeToTokensBase(code, { lang, theme, ...unlimited })
      .map((line) => line.map(({ content, color }) => colored(content, classOf(color))).join(""))
      .join("\n");
  };
}

const classes: Readonly<Record<string, string>> = codeClasses;

/** The class of a part: Shiki gives `var(--shiki-token-keyword)` as its color. */
function classOf(color: string | undefined): string | undefined {
  const name = /^var\(--shiki-token-([a-z-]+)\)$/.exec(color ?? "")?.[1];
  return name && classes[name];
}

function colored(text: string, className: string | undefined): string {
  const html = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return className === undefined || text.trim() === "" ? html : `<span class="${className}">${html}</span>`;
}

import type { ReactNode } from "react";
import { CodeColors } from "../../../packages/ui/docs/blocks/code-colors.ts";
import type { ColorCode } from "./code-classes.ts";

interface ColoredCodeProps {
  colorCode: ColorCode;
  children: ReactNode;
}

/** Shows the code inside of it with colors. */
export function ColoredCode({ colorCode, children }: ColoredCodeProps) {
  const colors = (code: string, language: string) => {
    const html = colorCode(code, language);
    if (html === undefined) return undefined;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: made of our own code at build time
    return <span data-colored="" dangerouslySetInnerHTML={{ __html: html }} />;
  };
  return <CodeColors.Provider value={colors}>{children}</CodeColors.Provider>;
}

/** Returns the code with colors that the document has, so that it needn't have it once more as data. */
export function colorsInDocument(): ColorCode {
  const found = new Map(
    [...document.querySelectorAll("[data-colored]")].map(({ textContent, innerHTML }) => [
      textContent,
      innerHTML,
    ]),
  );
  return (code) => found.get(code);
}

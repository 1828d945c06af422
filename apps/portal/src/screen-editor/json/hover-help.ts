import type { Extension } from "@codemirror/state";
import { hoverTooltip } from "@codemirror/view";
import type { ScreenLanguage } from "./screen-language.ts";

/** Shows what a word or value means while the pointer rests on it. */
export function hoverHelp(load: () => Promise<ScreenLanguage>): Extension {
  return hoverTooltip(async ({ state }, pos) => {
    const language = await load().catch(() => undefined);
    const found = await language?.explain(state.doc.toString(), pos);
    if (!found || found.lines.length === 0) return null;
    return {
      pos: found.from,
      end: found.to,
      above: true,
      create: () => {
        const dom = document.createElement("div");
        dom.className = "cm-tooltip-meaning";
        for (const line of found.lines) dom.append(paragraph(line));
        return { dom };
      },
    };
  });
}

function paragraph(line: string): HTMLElement {
  const element = document.createElement("p");
  element.textContent = line;
  return element;
}

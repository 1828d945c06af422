import type { Keyword } from "@portico/portal-config/keywords";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { capitalize } from "../../../renderer/capitalize.ts";
import { pathSteps } from "../../draft/problem-path.ts";
import { entryOf } from "./document.ts";

const { labels, hints, choices } = screenEditorMessages.form.keywords;

/** The label of the keyword at a path: `columns[3].width`. */
export function labelAt(path: string): string {
  return textAt(labels, path) ?? sentenceCase(keywordsOf(path).at(-1) ?? "");
}

/** The hint of a keyword: its own in the form, otherwise its description in the schema. */
export function hintAt(path: string, { description }: Pick<Keyword, "description">): string | undefined {
  return (textAt(hints, path) ?? description) || undefined;
}

/** The label of a value of the keyword at a path. */
export function choiceAt(path: string, value: string): string {
  const own = suffixesOf(path).map((suffix) => entryOf(entryOf(choices, suffix), value));
  return own.find(Boolean) ?? sentenceCase(value);
}

/** A name of code as text: `notEmpty` becomes `Not empty`. */
export function sentenceCase(name: string): string {
  const words = name
    .replaceAll(/[-_]/g, " ")
    .replaceAll(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`);
  return capitalize(words);
}

function textAt(texts: Readonly<Record<string, string>>, path: string): string | undefined {
  return suffixesOf(path)
    .map((suffix) => entryOf(texts, suffix))
    .find((text) => text !== undefined);
}

/** The keys to look for, the more specific one first: `columns.width`, `width`. */
function suffixesOf(path: string): readonly string[] {
  const [keyword = "", parent] = keywordsOf(path).toReversed();
  return parent === undefined ? [keyword] : [`${parent}.${keyword}`, keyword];
}

function keywordsOf(path: string): readonly string[] {
  return pathSteps(path).filter((step) => typeof step === "string");
}

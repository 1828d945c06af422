import { english as componentsInEnglish, spanish as componentsInSpanish } from "@portico/ui/messages";
import { english } from "./english/english.ts";
import { spanish } from "./spanish/spanish.ts";

type Text = string | ((...values: readonly unknown[]) => unknown);

/** What stands for a value in the pattern of a text. */
const value = "\u0001";

/** Texts by their path, such as `page.leave.title`. */
function textsOf(messages: object, path = ""): [string, Text][] {
  return Object.entries(messages).flatMap(([key, text]) =>
    typeof text === "object" && text !== null ? textsOf(text, `${path}${key}.`) : [[`${path}${key}`, text]],
  );
}

/** A pattern of what a text reads. Undefined for texts that need particular values, or have no words of their own. */
function patternOf(text: Text): string | undefined {
  const words = typeof text === "string" ? text : readText(text);
  if (words === undefined || !/[A-Za-z]{3}/.test(words)) return undefined;
  return words.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(value, ".+");
}

function readText(text: (...values: readonly unknown[]) => unknown): string | undefined {
  try {
    const words = text(...Array.from({ length: text.length }, () => value));
    return typeof words === "string" ? words : undefined;
  } catch {
    return undefined;
  }
}

const inSpanish = new Map([...textsOf(spanish), ...textsOf(componentsInSpanish, "ui.")]);

/** The patterns of all texts that differ from the Spanish ones. */
const patterns = [...textsOf(english), ...textsOf(componentsInEnglish, "ui.")].flatMap(([path, text]) => {
  const [pattern, other] = [patternOf(text), patternOf(inSpanish.get(path) ?? "")];
  return pattern === undefined || pattern === other ? [] : [{ path, pattern: new RegExp(`^${pattern}$`) }];
});

/** Returns the shown English texts of the renderer and its components in an element, each with its path in the messages. */
export function findEnglish(root: Element): string[] {
  const found = shownTexts(root).flatMap((text) => {
    const match = patterns.find(({ pattern }) => pattern.test(text));
    return match ? [`${match.path}: ${text}`] : [];
  });
  return [...new Set(found)];
}

const attributes = ["aria-label", "placeholder", "title", "alt", "aria-roledescription", "aria-valuetext"];

/** What users read or hear: texts and the attributes that name things. */
function shownTexts(root: Element): string[] {
  const texts: string[] = [];
  for (const element of [root, ...root.querySelectorAll("*")]) {
    if (!element.checkVisibility()) continue;
    texts.push(...attributes.flatMap((name) => element.getAttribute(name) ?? []));
    texts.push(
      ...[...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent ?? ""),
    );
    if (element.childElementCount > 0 && element.textContent.length < 200) texts.push(element.textContent);
  }
  return texts.map((text) => text.trim()).filter((text) => text !== "");
}

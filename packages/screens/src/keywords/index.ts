import { languageOf } from "../language/language-of.ts";
import type { ScreenRegistry } from "../screen-registry.ts";
import type { Keyword } from "./keyword.ts";
import { readKeywords } from "./read-type.ts";

export type { ChoiceType, EndpointKind, Keyword, KeywordType, ObjectShape, ObjectType } from "./keyword.ts";
export { sentenceCase } from "./sentence-case.ts";

/** The keywords of a screen, as its schema declares them: for forms that edit a screen. */
export function screenKeywords(registry: ScreenRegistry): readonly Keyword[] {
  return readKeywords(languageOf(registry));
}

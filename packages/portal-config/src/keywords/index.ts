import { listScreenSchema } from "../language/list-screen-schema.ts";
import type { Keyword } from "./keyword.ts";
import { readKeywords } from "./read-type.ts";

export type { ChoiceType, EndpointKind, Keyword, KeywordType, ObjectShape, ObjectType } from "./keyword.ts";
export { sentenceCase } from "./sentence-case.ts";

/** The keywords of a screen, as its schema declares them: for forms that edit a screen. */
export const screenKeywords: readonly Keyword[] = readKeywords(listScreenSchema);

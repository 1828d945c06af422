import * as core from "@portico/screens/keywords";
import { registry } from "./registry.ts";

export {
  type ChoiceType,
  type EndpointKind,
  type Keyword,
  type KeywordType,
  type ObjectShape,
  type ObjectType,
  sentenceCase,
} from "@portico/screens/keywords";

/** The keywords of Portico's screens, for forms that edit a screen. */
export const screenKeywords: readonly core.Keyword[] = core.screenKeywords(registry);

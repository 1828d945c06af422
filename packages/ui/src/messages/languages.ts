import { english, type Messages } from "./messages.js";
import { spanish } from "./spanish.js";

/** A language of the components' own texts, as a BCP 47 tag. */
export type Language = "en" | "es";

export const languages: Readonly<Record<Language, Messages>> = { en: english, es: spanish };

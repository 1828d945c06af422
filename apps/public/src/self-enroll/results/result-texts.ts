import { useSite } from "../site/site.ts";
import { en, type ResultTexts } from "./texts/en.ts";
import { es } from "./texts/es.ts";

/** The texts of the pages with results, in the site's language. */
export function useResultTexts(): ResultTexts {
  return useSite().language === "es" ? es : en;
}

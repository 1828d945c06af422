import type { ScreenRegistry } from "../screen-registry.ts";
import { listScreenSchema } from "./list-screen-schema.ts";

/** What screens can say. It is the same for every app, except for the names in the registry. */
export type ScreenLanguage = ReturnType<typeof listScreenSchema>;

const languages = new WeakMap<ScreenRegistry, ScreenLanguage>();

/** The language of an app's screens, as a schema of plain JSON data. It is made once for a registry. */
export function languageOf(registry: ScreenRegistry): ScreenLanguage {
  const known = languages.get(registry);
  if (known) return known;
  const language = listScreenSchema(registry);
  languages.set(registry, language);
  return language;
}

import type { ScreenLanguage } from "./screen-language.ts";

let loading: Promise<ScreenLanguage> | undefined;

/** The language of screens. It comes once, when it is first needed; where that fails, the next one to ask tries again. */
export function loadLanguage(): Promise<ScreenLanguage> {
  loading ??= load();
  return loading;
}

async function load(): Promise<ScreenLanguage> {
  try {
    const [{ screenLanguage }, { loadScreenSchema }] = await Promise.all([
      import("./screen-language.ts"),
      import("./screen-schema.ts"),
    ]);
    return screenLanguage(await loadScreenSchema());
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/** The pages with results, and their texts. They load when the first of them is opened. */
export type ResultModule = typeof import("../results/results.tsx");

let loaded: ResultModule | undefined;
let loading: Promise<ResultModule> | undefined;

/** The pages with results, if they are loaded. */
export function loadedResults(): ResultModule | undefined {
  return loaded;
}

/** Loads the pages with results. A failed attempt is repeated by the next call. */
export function loadResults(): Promise<ResultModule> {
  loading ??= import("../results/results.tsx").then(
    (module) => {
      loaded = module;
      return module;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

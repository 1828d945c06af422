import type { Plugin } from "vite";

/**
 * Replaces Vite's preload helper, which is part of the first load, by plain imports. All styles are in one file and no
 * scripts are preloaded, so it has nothing to do.
 */
export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: /\0vite\/preload-helper\.js$/ },
      handler: () => "export const __vitePreload = (load) => load();",
    },
  };
}

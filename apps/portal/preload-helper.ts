import type { Plugin } from "vite";

/**
 * Puts a short one in the place of the code that fetches each part of the portal that comes later: such a part brings
 * at most a style sheet along (see `modulePreload` in the Vite configuration), and Vite's own can do much more.
 */
export function preloadHelper(): Plugin {
  return {
    name: "portico-preload-helper",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => ({ code: helper, moduleSideEffects: false }),
    },
  };
}

/** The module; it fetches each style sheet once, again where that failed, and the part after it. */
export const helper = `
const sheets = {};
export const __vitePreload = async (load, styles = []) => {
  await Promise.all(styles.map((path) => (sheets[path] ??= fetchSheet(path))));
  return load();
};
const fetchSheet = (path) =>
  document.querySelector('link[href="/' + path + '"]') ||
  new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = "/" + path;
    link.onload = resolve;
    link.onerror = () => {
      delete sheets[path];
      link.remove();
      reject(new Error(path + " could not be loaded."));
    };
    document.head.append(link);
  });
`;

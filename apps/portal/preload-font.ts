import type { Plugin } from "vite";

/** The font of all text in Latin script. */
const font = /(^|\/)inter-latin-wght-normal-[^/]*\.woff2$/;

/** Loads the font with the page, so that texts don't change their width after they are shown. */
export function preloadFont(): Plugin {
  return {
    name: "portico-preload-font",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => font.test(file))
          .map((file) => ({
            tag: "link",
            injectTo: "head" as const,
            // Fonts are always requested without credentials.
            attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `/${file}` },
          })),
    },
  };
}

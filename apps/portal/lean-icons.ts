import type { Plugin } from "vite";

const iconFile = /\/lucide-react\/dist\/esm\/icons\/[a-z0-9-]+\.mjs$/;
const unused = /,\s*key: "[a-z0-9]+"|,\s*aliases: \[[^\]]*\]|^__iconData\.node;$/gm;

/** Leaves out of the icons what nobody reads. */
export function leanIcons(): Plugin {
  return {
    name: "portico-lean-icons",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: iconFile },
      handler: (code) => ({ code: leanIcon(code), map: null }),
    },
  };
}

/**
 * The module of an icon without what tells its lines apart for React in development (chance letters do not compress),
 * without its former names, and without a statement that does nothing.
 */
export function leanIcon(code: string): string {
  return code.replace(unused, "");
}

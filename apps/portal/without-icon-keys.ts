import type { Plugin } from "vite";

const iconFile = /\/lucide-react\/dist\/esm\/icons\/[a-z0-9-]+\.mjs$/;
const key = /,\s*key: "[a-z0-9]+"/g;

/** Leaves out of the icons what tells their lines apart for React in development alone: chance letters do not compress. */
export function withoutIconKeys(): Plugin {
  return {
    name: "portico-without-icon-keys",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: iconFile },
      handler: (code) => ({ code: code.replace(key, ""), map: null }),
    },
  };
}

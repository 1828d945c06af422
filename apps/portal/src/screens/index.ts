import type { ListScreen } from "@portico/portal-config";

const modules = import.meta.glob<Record<string, ListScreen>>(
  ["./*.ts", "!./index.ts", "!./navigation.ts", "!./*.test.ts"],
  {
    eager: true,
  },
);

/** Every list screen there is: each file in this folder that exports one. */
export const screens: readonly ListScreen[] = Object.values(modules).flatMap((module) =>
  Object.values(module),
);

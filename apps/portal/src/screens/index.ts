import type { ListScreen } from "@portico/portal-config";

const modules = import.meta.glob<Record<string, unknown>>(
  ["./*.ts", "!./index.ts", "!./navigation.ts", "!./outlines.ts", "!./*.test.ts"],
  { eager: true },
);

/** Every list screen there is: what the files in this folder export. */
export const screens: readonly ListScreen[] = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(isListScreen),
);

/** By its kind alone: the tests hold every screen against the whole language. */
function isListScreen(value: unknown): value is ListScreen {
  return typeof value === "object" && value !== null && "kind" in value && value.kind === "list";
}

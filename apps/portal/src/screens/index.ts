import { isListScreen, type ListScreen, withoutFileKeywords } from "@portico/portal-config";

const modules = import.meta.glob<Record<string, unknown>>(
  ["./*.ts", "!./index.ts", "!./navigation.ts", "!./screen-outline.ts", "!./*.test.ts"],
  { eager: true },
);

const documents = import.meta.glob<unknown>("./*.json", { eager: true, import: "default" });

/** All built-in list screens: the exports of this folder's modules, and its JSON files. */
export const screens: readonly ListScreen[] = [
  ...Object.values(modules).flatMap((module) => Object.values(module)),
  ...Object.values(documents).map(withoutFileKeywords),
].filter(isListScreen);

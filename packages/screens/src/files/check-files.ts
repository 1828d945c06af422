import { resolve } from "node:path";
import type { CheckedRegistry } from "../check/checked.ts";
import { fitWarnings, readScreen } from "../check-screen.ts";
import { readDocument } from "./read-document.ts";

/** The result of a check, line by line. */
export interface CheckResult {
  readonly lines: readonly string[];
  /** Whether every screen is valid. */
  readonly isRight: boolean;
}

/** Checks files with one screen each, as JSON; names are relative to `folder`. */
export async function checkFiles(
  names: readonly string[],
  folder: string,
  registry: CheckedRegistry,
): Promise<CheckResult> {
  const results = await Promise.all(names.map((name) => checkFile(name, resolve(folder, name), registry)));
  return {
    lines: results.flatMap(({ lines }) => lines).map(oneLine),
    isRight: results.every(({ isRight }) => isRight),
  };
}

async function checkFile(name: string, file: string, registry: CheckedRegistry): Promise<CheckResult> {
  const read = await readDocument(file);
  if ("problem" in read) return { lines: [`${name}: ${read.problem}`], isRight: false };
  const { screen, problems } = readScreen(read.document, registry);
  if (screen) {
    const warnings = fitWarnings(screen, registry).map((text) => `${name}: warning: ${text}`);
    return { lines: [`${name}: valid`, ...warnings], isRight: true };
  }
  return { lines: problems.map(({ message }) => `${name}: ${message}`), isRight: false };
}

/** Removes line breaks and control characters of a document from a message. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ");
}

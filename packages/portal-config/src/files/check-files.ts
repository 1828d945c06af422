import { resolve } from "node:path";
import { checkScreen } from "../check-screen.ts";
import { readDocument } from "./read-document.ts";

/** What a check has to say, line by line. */
export interface CheckResult {
  readonly lines: readonly string[];
  /** Whether every screen can be shown. */
  readonly isRight: boolean;
}

/** Checks files that hold one screen each, as JSON, named from `folder`. */
export async function checkFiles(names: readonly string[], folder: string): Promise<CheckResult> {
  const results = await Promise.all(names.map((name) => checkFile(name, resolve(folder, name))));
  return {
    lines: results.flatMap(({ lines }) => lines).map(oneLine),
    isRight: results.every(({ isRight }) => isRight),
  };
}

async function checkFile(name: string, file: string): Promise<CheckResult> {
  const read = await readDocument(file);
  if ("problem" in read) return { lines: [`${name}: ${read.problem}`], isRight: false };
  const problems = checkScreen(read.document);
  if (problems.length === 0) return { lines: [`${name}: can be shown`], isRight: true };
  return { lines: problems.map(({ message }) => `${name}: ${message}`), isRight: false };
}

/** What a document brings into a sentence breaks no line and moves no cursor. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ");
}

"use client";

import { formatFileSize, formatNumber } from "@portico/format";
import { useDialogMessages } from "../messages/use-dialog-messages.js";
import { checkFile, type FileRules } from "./check-file.js";

/** Returns a function that describes why a file is not accepted, or undefined if it is. */
export function useFileProblem(rules: FileRules): (file: File) => string | undefined {
  const { files: texts } = useDialogMessages();
  return (file) => {
    switch (checkFile(file, rules)) {
      case "empty":
        return texts.empty(file.name);
      case "tooLarge":
        return texts.tooLarge(file.name, ...apart(file.size, rules.maxSize ?? 0));
      case "wrongType":
        return texts.wrongType(file.name, rules.accept ?? "");
      case undefined:
        return undefined;
    }
  };
}

/** Both sizes as text, in bytes if they would otherwise look the same. */
function apart(size: number, most: number): [size: string, most: string] {
  const [rounded, roundedMost] = [formatFileSize(size), formatFileSize(most)];
  if (rounded !== roundedMost) return [rounded, roundedMost];
  return [`${formatNumber(size)} B`, `${formatNumber(most)} B`];
}

"use client";

import { formatFileSize } from "../format/number.js";
import { useMessages } from "../messages/use-messages.js";
import { checkFile, type FileRules } from "./check-file.js";

/** A way to say in words what is wrong with a file; undefined where nothing is. */
export function useFileProblem(rules: FileRules): (file: File) => string | undefined {
  const { files: words } = useMessages();
  return (file) => {
    switch (checkFile(file, rules)) {
      case "empty":
        return words.empty(file.name);
      case "tooLarge":
        return words.tooLarge(file.name, formatFileSize(file.size), formatFileSize(rules.maxSize));
      case "wrongType":
        return words.wrongType(file.name, rules.accept ?? "");
      case undefined:
        return undefined;
    }
  };
}

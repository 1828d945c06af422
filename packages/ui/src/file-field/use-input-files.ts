"use client";

import { type RefObject, useCallback, useEffect, useRef } from "react";
import { putFiles } from "./file-rules.js";

/** Puts the files of a field into its file input, so that its form posts them. */
export function useInputFiles(input: RefObject<HTMLInputElement | null>, files: readonly File[]) {
  const latest = useRef(files);
  /** Puts them back after the browser changed the files of the input. */
  const restore = useCallback(() => {
    if (input.current) putFiles(input.current, latest.current);
  }, [input]);
  useEffect(() => {
    latest.current = files;
    restore();
  }, [files, restore]);
  /** The browser empties the input after the form's reset event. */
  const restoreAfterReset = () => {
    setTimeout(restore);
  };
  return { restore, restoreAfterReset };
}

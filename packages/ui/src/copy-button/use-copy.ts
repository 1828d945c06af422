"use client";

import { useState } from "react";

/** Whether a text was copied. The messages have a text of each name. */
export type CopyResult = "copied" | "copyFailed";

/** Copies text to the clipboard, and keeps whether that worked, until the caller resets it. */
export function useCopy() {
  const [result, setResult] = useState<CopyResult>();
  const copy = async (text: string): Promise<CopyResult> => {
    // Undefined on pages without HTTPS.
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    const copied = isCopied ? "copied" : "copyFailed";
    setResult(copied);
    return copied;
  };
  return { result, setResult, copy };
}

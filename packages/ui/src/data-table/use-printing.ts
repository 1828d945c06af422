"use client";

import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Whether the page is being printed. Set before the browser takes the print snapshot. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const paper = window.matchMedia("print");
    const set = (next: boolean) => flushSync(() => setPrinting(next));
    const begin = () => set(true);
    const end = () => set(false);
    const change = () => set(paper.matches);
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    paper.addEventListener("change", change);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
      paper.removeEventListener("change", change);
    };
  }, []);
  return isPrinting;
}

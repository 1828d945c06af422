"use client";

import { useState } from "react";

interface OpenStateOptions {
  isOpen: boolean | undefined;
  defaultOpen: boolean | undefined;
  onOpenChange: ((change: { isOpen: boolean }) => void) | undefined;
}

/** Whether something is open: controlled by the page, or its own state. */
export function useOpenState({
  isOpen,
  defaultOpen = false,
  onOpenChange,
}: OpenStateOptions): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [own, setOwn] = useState(defaultOpen);
  const setOpen = (next: boolean) => {
    setOwn(next);
    onOpenChange?.({ isOpen: next });
  };
  return [isOpen ?? own, setOpen];
}

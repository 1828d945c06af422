"use client";

import { useEffect, useRef } from "react";

interface SelectBoxProps {
  label: string;
  checked: boolean | "indeterminate";
  isDisabled?: boolean;
  tabIndex?: number;
  /** Left out in rows: there the table hears the click, and knows about Shift. */
  onPress?: () => void;
}

/** A row's checkbox: the browser's own, so that hundreds cost nothing. */
export function SelectBox({ label, checked, isDisabled = false, tabIndex = -1, onPress }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = checked === "indeterminate";
  }, [checked]);
  return (
    <input
      ref={box}
      type="checkbox"
      className="portico-check"
      aria-label={label}
      checked={checked === true}
      disabled={isDisabled}
      tabIndex={tabIndex}
      onChange={() => onPress?.()}
    />
  );
}

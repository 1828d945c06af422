"use client";

import { forwardRef, useEffect } from "react";
import { IconButton, type IconButtonProps } from "../button/icon-button.js";
import { Check, Copy } from "../icons/index.js";
import { useDisplayMessages } from "../messages/use-display-messages.js";
import { useCopy } from "./use-copy.js";

export interface CopyButtonProps extends Omit<IconButtonProps, "icon" | "label" | "value" | "onCopy"> {
  /** The text to copy. */
  text: string;
  /** What the button does. @default "Copy", from the messages */
  label?: string | undefined;
  /** Called after the text was copied, or could not be. */
  onCopied?: ((result: { isCopied: boolean }) => void) | undefined;
}

/** Milliseconds for which the result is shown. */
const resultTime = 2000;

/** A button that copies a text to the clipboard, and says whether it worked. */
export const CopyButton = forwardRef<HTMLButtonElement, CopyButtonProps>(function CopyButton(
  { text, label, size = "sm", onCopied, onClick, ...rest },
  ref,
) {
  const texts = useDisplayMessages();
  const { result, setResult, copy } = useCopy();
  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(undefined), resultTime);
    return () => clearTimeout(timer);
  }, [result, setResult]);
  return (
    <>
      <IconButton
        {...rest}
        ref={ref}
        size={size}
        label={label ?? texts.copy}
        icon={result === "copied" ? <Check size={16} /> : <Copy size={16} />}
        onClick={(event) => {
          onClick?.(event);
          void copy(text).then((copied) => onCopied?.({ isCopied: copied === "copied" }));
        }}
      />
      <span
        role="status"
        className={result === "copyFailed" ? "ui:text-table ui:text-danger-fg" : "ui:sr-only"}
      >
        {result && texts[result]}
      </span>
    </>
  );
});

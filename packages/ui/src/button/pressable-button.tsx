"use client";

import {
  type ButtonHTMLAttributes,
  type ElementType,
  forwardRef,
  type MouseEvent,
  useEffect,
  useId,
  useRef,
} from "react";
import { Slot } from "../slot/slot.js";
import { AttachedTooltip } from "../tooltip/attached-tooltip.js";
import { rememberPress, rememberStart } from "./second-press.js";
import { submitKeys, useSubmitKeys } from "./use-submit-keys.js";

interface PressableButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  isLoading: boolean;
  disabledReason: string | undefined;
  /** Tooltip text. `disabledReason` replaces it. */
  tip?: string | undefined;
  asChild?: boolean | undefined;
}

/** A button that can explain why it is disabled and stays focusable. Ctrl+Enter presses one that submits. */
export const PressableButton = forwardRef<HTMLButtonElement, PressableButtonProps>(function PressableButton(
  { isLoading, disabledReason, tip, onClick, onClickCapture, children, type = "button", asChild, ...rest },
  ref,
) {
  const reasonId = useId();
  const isInert = isLoading || disabledReason !== undefined;
  const pressed = useRef<Element>(null);
  const isSubmit = type === "submit" && !asChild;
  useSubmitKeys(isSubmit);
  useEffect(() => {
    if (isLoading) rememberStart(pressed.current);
  }, [isLoading]);
  const capture = (event: MouseEvent<HTMLButtonElement>) => {
    // Before the click reaches a link of a router.
    if (isInert) event.preventDefault();
    else {
      pressed.current = event.currentTarget;
      rememberPress(event.currentTarget, event.nativeEvent);
    }
    onClickCapture?.(event);
  };
  const Element: ElementType = asChild ? Slot : "button";
  const describedBy = [rest["aria-describedby"], disabledReason && reasonId].filter(Boolean).join(" ");
  return (
    <>
      <Element
        {...(isSubmit && submitKeys)}
        // The reason is the tooltip then.
        {...(disabledReason !== undefined && { title: undefined })}
        {...rest}
        ref={ref}
        type={asChild ? undefined : type}
        onClick={isInert ? undefined : onClick}
        onClickCapture={capture}
        aria-busy={isLoading || undefined}
        aria-disabled={isInert || undefined}
        aria-describedby={describedBy || undefined}
      >
        {children}
      </Element>
      {disabledReason !== undefined && (
        <AttachedTooltip id={reasonId} text={disabledReason} isShownOnPress={true} />
      )}
      {disabledReason === undefined && tip !== undefined && <AttachedTooltip text={tip} delay={300} />}
    </>
  );
});

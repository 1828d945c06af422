"use client";

import { type ButtonHTMLAttributes, forwardRef, type MouseEvent, useId } from "react";
import { AttachedTooltip } from "../tooltip/attached-tooltip.js";

interface PressableButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  isLoading: boolean;
  disabledReason: string | undefined;
  /** Tooltip text. `disabledReason` replaces it. */
  tip?: string | undefined;
}

/** A button that can explain why it is disabled and stays focusable. */
export const PressableButton = forwardRef<HTMLButtonElement, PressableButtonProps>(function PressableButton(
  { isLoading, disabledReason, tip, onClick, children, type = "button", ...rest },
  ref,
) {
  const reasonId = useId();
  const isInert = isLoading || disabledReason !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isInert) event.preventDefault();
    else onClick?.(event);
  };
  const describedBy = [rest["aria-describedby"], disabledReason && reasonId].filter(Boolean).join(" ");
  return (
    <>
      <button
        {...rest}
        ref={ref}
        type={type}
        onClick={press}
        aria-busy={isLoading || undefined}
        aria-disabled={isInert || undefined}
        aria-describedby={describedBy || undefined}
        data-loading={isLoading || undefined}
      >
        {children}
      </button>
      {disabledReason !== undefined && (
        <AttachedTooltip id={reasonId} text={disabledReason} isShownOnPress={true} />
      )}
      {disabledReason === undefined && tip !== undefined && <AttachedTooltip text={tip} delay={300} />}
    </>
  );
});

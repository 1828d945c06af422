"use client";

import { type ButtonHTMLAttributes, forwardRef, type MouseEvent, useId } from "react";
import { Tip } from "../tooltip/tip.js";

export interface PressableButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  isLoading: boolean;
  disabledReason: string | undefined;
  /** A few words shown under the pointer and the focus; a reason takes their place. */
  tip?: string;
}

/** A button that can say why it cannot be pressed, and still hold the focus. */
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
      {disabledReason !== undefined && <Tip id={reasonId} text={disabledReason} isShownOnPress={true} />}
      {disabledReason === undefined && tip !== undefined && <Tip text={tip} delay={300} />}
    </>
  );
});

"use client";

import { type ButtonHTMLAttributes, forwardRef, type MouseEvent, useId } from "react";

export interface PressableButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  isLoading: boolean;
  disabledReason: string | undefined;
}

/** A button that can say why it cannot be pressed, and still hold the focus. */
export const PressableButton = forwardRef<HTMLButtonElement, PressableButtonProps>(function PressableButton(
  { isLoading, disabledReason, onClick, children, type = "button", ...rest },
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
      {disabledReason !== undefined && (
        <span
          id={reasonId}
          aria-hidden="true"
          className="ui:pointer-events-none ui:invisible ui:absolute ui:top-full ui:left-0 ui:z-50 ui:mt-1.5 ui:w-max ui:max-w-60 ui:rounded-sm ui:bg-surface-inverse ui:px-2 ui:py-1 ui:text-start ui:text-caption ui:font-medium ui:whitespace-normal ui:text-fg-inverse ui:shadow-float ui:group-hover:visible ui:group-focus-visible:visible"
        >
          {disabledReason}
        </span>
      )}
    </button>
  );
});

"use client";

import { cx } from "class-variance-authority";
import { forwardRef, type HTMLAttributes, useId } from "react";
import { IconButton } from "../button/icon-button.js";
import { Eye, EyeOff } from "../icons/index.js";
import { useFieldMessages } from "../messages/use-field-messages.js";
import { type RevealValue, useRevealedValue } from "./use-revealed-value.js";

export interface MaskedValueProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** The name of the value: "Social Security number". */
  label: string;
  /** What is shown while it is hidden: `***-**-6789`. */
  masked: string;
  /** Gets the value from the host, which records who asked; called with each reveal. */
  onReveal: RevealValue;
  /** How the value is shown: `formatSsn`. @default as it is */
  format?: ((value: string) => string) | undefined;
  /** Seconds until it hides itself again. @default 30 */
  hideAfter?: number | undefined;
  /** Keeps the label for screen readers only. @default false */
  isLabelHidden?: boolean | undefined;
}

/**
 * A sensitive value that is fetched and shown on request. It hides itself after some seconds and when the user leaves the
 * window or the tab. The ref goes to the button.
 */
export const MaskedValue = forwardRef<HTMLButtonElement, MaskedValueProps>(function MaskedValue(
  { label, masked, onReveal, format, hideAfter = 30, isLabelHidden = false, className, ...rest },
  ref,
) {
  const words = useFieldMessages();
  const id = useId();
  const { status, value, reveal, hide } = useRevealedValue(onReveal, hideAfter);
  const isShown = status === "shown";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a value and its button, not fields
    <div
      {...rest}
      role="group"
      aria-labelledby={id}
      data-status={status}
      className={cx(
        "ui:flex ui:min-w-0 ui:flex-col ui:gap-1 ui:font-sans ui:text-form ui:text-fg",
        className,
      )}
    >
      <span id={id} className={isLabelHidden ? "ui:sr-only" : "ui:text-table ui:font-medium"}>
        {label}
      </span>
      <span className="ui:flex ui:min-h-control-sm ui:items-center ui:gap-2">
        <span aria-live="polite" className="ui:break-all ui:tabular-nums">
          {isShown ? (format?.(value) ?? value) : masked}
        </span>
        <IconButton
          ref={ref}
          size="sm"
          label={isShown ? words.hideValue(label) : words.showValue(label)}
          icon={isShown ? <EyeOff size={16} /> : <Eye size={16} />}
          isLoading={status === "loading"}
          onClick={() => (isShown ? hide() : void reveal())}
        />
      </span>
      {status === "failed" && (
        <p role="alert" className="ui:text-table ui:font-medium ui:text-danger-fg">
          {words.revealFailed}
        </p>
      )}
    </div>
  );
});

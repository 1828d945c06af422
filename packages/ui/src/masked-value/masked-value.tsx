"use client";

import { forwardRef, type HTMLAttributes, useId } from "react";
import { IconButton } from "../button/icon-button.js";
import { cx } from "../class-names/cx.js";
import { Eye, EyeOff } from "../icons/index.js";
import { useFieldMessages } from "../messages/use-field-messages.js";
import { type RevealValue, useRevealedValue } from "./use-revealed-value.js";

export interface MaskedValueProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** The value's label, such as "Social Security number". */
  label: string;
  /** The masked text that is shown initially, such as `***-**-6789`. */
  masked: string;
  /**
   * Fetches the value from the host, which audits access. Called each time the value is revealed. Without a value, it
   * stays masked.
   */
  onReveal: RevealValue;
  /** Formats the value, for example `formatSsn`. @default unchanged */
  format?: ((value: string) => string) | undefined;
  /** Seconds until the value is masked again. @default 30 */
  hideAfter?: number | undefined;
  /** Hides the label visually. @default false */
  isLabelHidden?: boolean | undefined;
}

/**
 * A sensitive value that is fetched and shown on request. It is masked again after some seconds, or when the user
 * leaves the window or the tab. A value that arrives while they are away is shown when they return in time. The ref
 * goes to the button.
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
        <span aria-live="polite" className="ui:value-text ui:break-all ui:tabular-nums">
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

import { cx } from "class-variance-authority";
import { type ButtonHTMLAttributes, forwardRef, type ReactNode } from "react";
import { type ButtonSize, type ButtonVariant, buttonStyles } from "./button-styles.js";
import { PressableButton } from "./pressable-button.js";
import { Spinner } from "./spinner.js";

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "disabled"> {
  /** How much weight it has: one primary action a page. @default "secondary" */
  variant?: ButtonVariant;
  /** Height: `md` is 36 px, `sm` 28 px. @default "md" */
  size?: ButtonSize;
  /** An icon before the text; it is decoration. @default none */
  icon?: ReactNode;
  /** Shows a spinner in place of the icon and ignores presses; the button keeps its width and its focus. @default false */
  isLoading?: boolean;
  /**
   * Why it cannot be pressed. The button stays focusable, says the reason to screen readers and shows it
   * under the pointer or the focus.
   */
  disabledReason?: string | undefined;
  /** Takes it out of use without a word; prefer `disabledReason`. @default false */
  disabled?: boolean;
}

/** A button. Its name is its text. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant = "secondary",
    size = "md",
    icon,
    isLoading = false,
    disabledReason,
    className,
    children,
    ...rest
  },
  ref,
) {
  return (
    <PressableButton
      {...rest}
      ref={ref}
      isLoading={isLoading}
      disabledReason={disabledReason}
      className={cx(
        buttonStyles({ variant, size, isDisabled: rest.disabled || disabledReason !== undefined }),
        className,
      )}
    >
      {isLoading ? <Spinner /> : icon}
      {children}
    </PressableButton>
  );
});

import { type ButtonHTMLAttributes, forwardRef, type ReactNode } from "react";
import { cx } from "../class-names/cx.js";
import type { AsChildProps } from "../slot/slot.js";
import { type ButtonSize, type ButtonVariant, buttonStyles } from "./button-styles.js";
import { PressableButton } from "./pressable-button.js";
import { Spinner } from "./spinner.js";

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "disabled">, AsChildProps {
  /** Visual weight. Use one primary button per page. @default "secondary" */
  variant?: ButtonVariant | undefined;
  /** Height: `md` is 36 px, `sm` 28 px. @default "md" */
  size?: ButtonSize | undefined;
  /** A decorative icon before the text. Not with `asChild`. @default none */
  icon?: ReactNode | undefined;
  /** Shows a spinner instead of the icon, or of the text, and ignores clicks. Size and focus do not change. @default false */
  isLoading?: boolean | undefined;
  /** Why the button is disabled. It stays focusable, and the reason is announced and shown as a tooltip. */
  disabledReason?: string | undefined;
  /** Disables the button without a reason. Prefer `disabledReason`. @default false */
  disabled?: boolean | undefined;
}

/** A button, named by its text. With `asChild`, the child is the button, such as the link of your router. */
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
      {rest.asChild ? (
        children
      ) : (
        <>
          {isLoading ? <Spinner isOverText={!icon} /> : icon}
          {isLoading && !icon ? (
            <span className="ui:inline-flex ui:items-center ui:gap-2 ui:opacity-0">{children}</span>
          ) : (
            children
          )}
        </>
      )}
    </PressableButton>
  );
});

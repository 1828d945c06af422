import { cx } from "class-variance-authority";
import { forwardRef, type ReactNode } from "react";
import type { ButtonProps } from "./button.js";
import { type ButtonVariant, buttonStyles } from "./button-styles.js";
import { PressableButton } from "./pressable-button.js";
import { Spinner } from "./spinner.js";

export interface IconButtonProps extends Omit<ButtonProps, "icon" | "children" | "variant"> {
  /** How much weight it has. @default "ghost" */
  variant?: ButtonVariant;
  /** What it does; becomes its accessible name and its tooltip. */
  label: string;
  /** The icon that stands for it. */
  icon: ReactNode;
}

/** A square button that shows an icon alone. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { variant = "ghost", size = "md", icon, label, isLoading = false, disabledReason, className, ...rest },
  ref,
) {
  return (
    <PressableButton
      {...rest}
      ref={ref}
      tip={label}
      aria-label={label}
      isLoading={isLoading}
      disabledReason={disabledReason}
      className={cx(
        buttonStyles({
          variant,
          size,
          isSquare: true,
          isDisabled: rest.disabled || disabledReason !== undefined,
        }),
        className,
      )}
    >
      {isLoading ? <Spinner /> : icon}
    </PressableButton>
  );
});

import { forwardRef, type ReactNode } from "react";
import { cx } from "../class-names/cx.js";
import type { ButtonProps } from "./button.js";
import { type ButtonVariant, buttonStyles } from "./button-styles.js";
import { PressableButton } from "./pressable-button.js";
import { Spinner } from "./spinner.js";

export interface IconButtonProps extends Omit<ButtonProps, "icon" | "children" | "variant" | "asChild"> {
  /** Visual weight. @default "ghost" */
  variant?: ButtonVariant | undefined;
  /** What the button does: its accessible name and tooltip. */
  label: string;
  /** The icon to show. */
  icon: ReactNode;
  /**
   * Whether the button shows its own tooltip. Without it, the page shows one, such as a table for `data-row-tip`. A
   * `disabledReason` is always shown.
   * @default true
   */
  hasTooltip?: boolean | undefined;
}

/** A square button with only an icon. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { variant = "ghost", size = "md", icon, label, hasTooltip = true, isLoading = false, ...others },
  ref,
) {
  const { disabledReason, className, ...rest } = others;
  return (
    <PressableButton
      {...rest}
      ref={ref}
      tip={hasTooltip ? label : undefined}
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

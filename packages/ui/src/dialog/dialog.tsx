import { forwardRef } from "react";
import { cx } from "../class-names/cx.js";
import { Modal, type ModalProps } from "./modal.js";

const widths = { sm: "ui:max-w-sm", md: "ui:max-w-lg", lg: "ui:max-w-3xl" } as const;

export interface DialogProps extends ModalProps {
  /** Maximum width: 384, 512 or 768 px. @default "md" */
  size?: keyof typeof widths | undefined;
}

/**
 * A centered modal dialog. It takes the focus when it opens and restores it when it closes. Long content scrolls
 * between header and footer.
 */
export const Dialog = forwardRef<HTMLDivElement, DialogProps>(function Dialog(
  { size = "md", className, ...rest },
  ref,
) {
  return (
    <Modal
      {...rest}
      ref={ref}
      data-size={size}
      overlayClassName="ui:items-center ui:justify-center ui:p-4"
      className={cx(
        "ui:max-h-full ui:animate-[portico-rise_var(--portico-motion-medium)_ease-out] ui:rounded-xl",
        widths[size],
        className,
      )}
    />
  );
});

import { forwardRef } from "react";
import { cx } from "../class-names/cx.js";
import { Modal, type ModalProps } from "./modal.js";

const widths = { md: "ui:sm:max-w-md", lg: "ui:sm:max-w-2xl" } as const;

export interface SheetProps extends ModalProps {
  /** Width: 448 or 672 px; full width on narrow screens. @default "md" */
  size?: keyof typeof widths | undefined;
}

/** A modal side panel for notes, history and details, with the list still visible. */
export const Sheet = forwardRef<HTMLDivElement, SheetProps>(function Sheet(
  { size = "md", className, ...rest },
  ref,
) {
  return (
    <Modal
      {...rest}
      ref={ref}
      data-size={size}
      overlayClassName="ui:justify-end"
      className={cx(
        "ui:h-full ui:animate-[portico-slide_var(--portico-motion-medium)_ease-out] ui:border-border ui:sm:border-s",
        widths[size],
        className,
      )}
    />
  );
});

import { cx } from "class-variance-authority";
import { Modal, type ModalProps } from "./modal.js";

const widths = { md: "ui:sm:max-w-md", lg: "ui:sm:max-w-2xl" } as const;

export interface SheetProps extends ModalProps {
  /** Width: 448 or 672 px; on a narrow screen it takes all of it. @default "md" */
  size?: keyof typeof widths;
}

/** A modal sheet at the side, for notes, history and details: the list stays in view beside it. */
export function Sheet({ size = "md", className, ...rest }: SheetProps) {
  return (
    <Modal
      {...rest}
      data-size={size}
      overlayClassName="ui:justify-end"
      className={cx(
        "ui:h-full ui:animate-[portico-slide_var(--portico-motion-medium)_ease-out] ui:border-border ui:sm:border-s",
        widths[size],
        className,
      )}
    />
  );
}

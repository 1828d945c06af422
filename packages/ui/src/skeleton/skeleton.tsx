import { cx } from "class-variance-authority";
import { forwardRef, type HTMLAttributes } from "react";

export interface SkeletonProps extends HTMLAttributes<HTMLSpanElement> {
  /** Width as a CSS length. @default "100%" */
  width?: string | undefined;
  /** Height as a CSS length. @default "0.75rem" */
  height?: string | undefined;
  /** A circle, for a person's picture. Its height equals its width unless `height` is set. @default false */
  isRound?: boolean | undefined;
}

/** A placeholder for loading text. It is decorative, so announce what is loading next to it. */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { width = "100%", isRound = false, height = isRound ? width : "0.75rem", className, style, ...rest },
  ref,
) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      ref={ref}
      className={cx(
        "ui:block ui:animate-[portico-pulse_1.6s_ease-in-out_infinite] ui:bg-skeleton ui:forced-colors:border ui:motion-reduce:animate-none",
        isRound ? "ui:rounded-full" : "ui:rounded-sm",
        className,
      )}
      style={{ width, height, ...style }}
    />
  );
});

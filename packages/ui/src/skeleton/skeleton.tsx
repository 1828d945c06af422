import { forwardRef, type HTMLAttributes } from "react";
import { cx } from "../class-names/cx.js";

export interface SkeletonProps extends HTMLAttributes<HTMLSpanElement> {
  /** Width as a CSS length. @default "100%", or by a class */
  width?: string | undefined;
  /** Height as a CSS length. @default "0.75rem", or by a class */
  height?: string | undefined;
  /** A circle, for a person's picture. Its height equals its width unless `height` is set. @default false */
  isRound?: boolean | undefined;
}

/** A placeholder for loading text. It is decorative, so announce what is loading next to it. */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { width, isRound = false, height, className, style, ...rest },
  ref,
) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      ref={ref}
      className={cx(
        "ui:block ui:animate-[portico-pulse_1.6s_ease-in-out_infinite] ui:bg-skeleton ui:forced-colors:border ui:motion-reduce:animate-none",
        isRound ? "ui:aspect-square ui:rounded-full" : "ui:h-3 ui:rounded-sm",
        "ui:w-full",
        className,
      )}
      style={{ width, height, ...style }}
    />
  );
});

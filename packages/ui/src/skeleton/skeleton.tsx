import { cx } from "class-variance-authority";
import type { HTMLAttributes } from "react";

export interface SkeletonProps extends HTMLAttributes<HTMLSpanElement> {
  /** Width as a CSS length. @default "100%" */
  width?: string;
  /** Height as a CSS length. @default "0.75rem" */
  height?: string;
}

/** A quiet bar that stands for text on its way. Decoration: say what is loading beside it. */
export function Skeleton({ width = "100%", height = "0.75rem", className, style, ...rest }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={cx(
        "ui:block ui:animate-[portico-pulse_1.6s_ease-in-out_infinite] ui:rounded-sm ui:bg-skeleton ui:motion-reduce:animate-none",
        className,
      )}
      style={{ width, height, ...style }}
    />
  );
}

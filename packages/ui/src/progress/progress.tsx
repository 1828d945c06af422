"use client";

import { forwardRef, type HTMLAttributes, useId } from "react";
import { cx } from "../class-names/cx.js";

export interface ProgressProps extends HTMLAttributes<HTMLDivElement> {
  /** What is in progress: 'Uploading policies.csv'. */
  label: string;
  /** Current value, from 0 to `max`. Omit it for indeterminate progress. */
  value?: number | undefined;
  /** The value when complete. @default 100 */
  max?: number | undefined;
  /** Text at the end of the bar, also announced: '3 of 12 rows'. @default the percentage */
  valueText?: string | undefined;
  /** Hides label and value visually, if the context shows them. @default false */
  isLabelHidden?: boolean | undefined;
}

/** A progress bar. */
export const Progress = forwardRef<HTMLDivElement, ProgressProps>(function Progress(
  { label, value, max = 100, valueText, isLabelHidden = false, className, ...rest },
  ref,
) {
  const id = useId();
  const part = value === undefined ? undefined : Math.min(1, Math.max(0, max > 0 ? value / max : 0));
  const text = valueText ?? (part === undefined ? undefined : `${Math.floor(part * 100)}%`);
  return (
    <div
      {...rest}
      ref={ref}
      className={cx("ui:font-sans ui:text-table ui:text-fg", className)}
      data-state={part === undefined ? "indeterminate" : part === 1 ? "complete" : "determinate"}
    >
      <div className={isLabelHidden ? "ui:sr-only" : "ui:mb-1.5 ui:flex ui:gap-3"}>
        <span id={id} className="ui:min-w-0 ui:flex-1 ui:truncate">
          {label}
        </span>
        {text && (
          <span aria-hidden="true" className="ui:shrink-0 ui:text-fg-muted ui:tabular-nums">
            {text}
          </span>
        )}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={part === undefined ? undefined : part * max}
        aria-valuetext={text}
        className="ui:relative ui:h-1.5 ui:overflow-hidden ui:rounded-full ui:bg-neutral-surface ui:forced-colors:border"
      >
        {part === undefined ? (
          <span className="ui:absolute ui:inset-y-0 ui:w-2/5 ui:animate-[portico-progress_1.4s_ease-in-out_infinite] ui:rounded-full ui:bg-primary ui:forced-colors:bg-[Highlight] ui:motion-reduce:start-0 ui:motion-reduce:w-full ui:motion-reduce:animate-none ui:motion-reduce:opacity-50" />
        ) : (
          // A drawing, because its width can be an attribute, which a strict Content Security Policy allows in HTML.
          <svg aria-hidden="true" className="ui:absolute ui:inset-0 ui:size-full ui:rtl:rotate-180">
            <rect
              width={`${part * 100}%`}
              height="100%"
              rx="3"
              className="ui:fill-primary ui:transition-[width] ui:duration-medium ui:forced-colors:fill-[Highlight]"
            />
          </svg>
        )}
      </div>
    </div>
  );
});

import { forwardRef, type HTMLAttributes } from "react";
import { cx } from "../class-names/cx.js";
import { CircleAlert } from "../icons/index.js";
import type { Failure } from "./failure.js";

export interface FailureNoteProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** The failure to show. */
  failure: Failure;
}

/** An inline error message, announced immediately. */
export const FailureNote = forwardRef<HTMLDivElement, FailureNoteProps>(function FailureNote(
  { failure: { text, details = [] }, className, ...rest },
  ref,
) {
  return (
    <div
      role="alert"
      {...rest}
      ref={ref}
      className={cx(
        "ui:flex ui:gap-2.5 ui:rounded-md ui:border ui:border-danger-border ui:bg-danger-surface ui:px-3 ui:py-2 ui:text-table ui:text-danger-fg",
        className,
      )}
    >
      <CircleAlert size={16} aria-hidden="true" className="ui:mt-0.5 ui:text-danger-solid" />
      <div className="ui:min-w-0 ui:flex-1 ui:break-words">
        <p className="ui:font-medium">{text}</p>
        {details.length > 0 && (
          <ul className="ui:mt-1 ui:max-h-40 ui:list-disc ui:overflow-y-auto ui:ps-4">
            {[...new Set(details)].map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
});

import { type FieldsetHTMLAttributes, forwardRef, type ReactNode } from "react";
import { cx } from "../class-names/cx.js";
import { describedBy } from "./described-by.js";
import { FieldLabelText, FieldNotes, type FieldTextProps } from "./field.js";

export interface FieldGroupProps
  extends FieldTextProps,
    Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, "children"> {
  /** Also the prefix of the ids of hint and error. */
  id: string;
  isRequired?: boolean | undefined;
  /** A group of labeled fields: its legend stands out among their labels. @default false */
  isSection?: boolean | undefined;
  children: ReactNode;
}

/** Several controls under one legend, with one hint and one error. */
export const FieldGroup = forwardRef<HTMLFieldSetElement, FieldGroupProps>(function FieldGroup(
  { id, label, hint, error, isLabelHidden, isRequired, isSection = false, className, children, ...rest },
  ref,
) {
  const described = [describedBy(id, { hint, error }), rest["aria-describedby"]].filter(Boolean).join(" ");
  return (
    <fieldset
      {...rest}
      ref={ref}
      id={id}
      aria-describedby={described || undefined}
      data-invalid={error ? "" : undefined}
      className={cx(
        "ui:flex ui:min-w-0 ui:flex-col ui:font-sans ui:text-form ui:text-fg",
        isSection ? "ui:gap-3" : "ui:gap-1.5",
        className,
      )}
    >
      <legend className="ui:contents">
        <span
          className={
            isLabelHidden
              ? "ui:sr-only"
              : isSection
                ? "ui:text-form ui:font-semibold"
                : "ui:text-table ui:font-medium"
          }
        >
          <FieldLabelText label={label} isRequired={isRequired} />
        </span>
      </legend>
      {children}
      <FieldNotes controlId={id} hint={hint} error={error} />
    </fieldset>
  );
});

"use client";

import { useId } from "react";
import { describedBy } from "./described-by.js";
import type { FieldProps, FieldTextProps } from "./field.js";

interface ControlProps extends FieldTextProps {
  id?: string | undefined;
  className?: string | undefined;
  required?: boolean | undefined;
  "aria-describedby"?: string | undefined;
}

/** Attributes that connect a control to its field. */
interface TiedProps {
  id: string;
  "aria-describedby": string | undefined;
}

/**
 * Splits props into those of `Field` and those of the control, and connects the two. The host's own description
 * follows the field's.
 */
export function useField<Props extends ControlProps>(
  props: Props,
): {
  field: Omit<FieldProps, "children">;
  control: { "aria-invalid": true | undefined } & Omit<
    Props,
    keyof FieldTextProps | "className" | keyof TiedProps
  > &
    TiedProps;
} {
  const {
    label,
    hint,
    error,
    isLabelHidden = false,
    className,
    id,
    "aria-describedby": ownDescription,
    ...rest
  } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  const described = [describedBy(controlId, { hint, error }), ownDescription];
  return {
    field: { controlId, label, hint, error, isLabelHidden, isRequired: rest.required, className },
    control: {
      "aria-invalid": error ? true : undefined,
      ...rest,
      id: controlId,
      "aria-describedby": described.filter(Boolean).join(" ") || undefined,
    },
  };
}

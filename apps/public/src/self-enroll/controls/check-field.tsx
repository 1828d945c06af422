import { type ReactNode, useId } from "react";
import { focusRing } from "./control-styles.ts";

interface Props {
  readonly label: ReactNode;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly id?: string;
  readonly error?: string | undefined;
  /** Why it can't be changed now. */
  readonly disabledReason?: string | undefined;
  readonly className?: string;
}

/** A checkbox with its label. */
export function CheckField({ label, isChecked, onChange, id, error, disabledReason, className = "" }: Props) {
  const reasonId = useId();
  const errorId = error && id ? `${id}-error` : undefined;
  return (
    <div className={className}>
      <label
        className={`inline-flex min-h-11 items-center gap-3 py-1 ${disabledReason ? "text-fg-muted" : "cursor-pointer"}`}
      >
        <input
          id={id}
          type="checkbox"
          checked={isChecked}
          aria-invalid={error ? true : undefined}
          aria-describedby={disabledReason ? reasonId : errorId}
          disabled={disabledReason !== undefined}
          onChange={(event) => onChange(event.target.checked)}
          className={`size-5 shrink-0 accent-primary ${focusRing}`}
        />
        <span>{label}</span>
      </label>
      {disabledReason && (
        <p id={reasonId} className="text-sm text-fg-muted">
          {disabledReason}
        </p>
      )}
      {error && (
        <p id={errorId} className="text-sm font-medium text-danger-fg">
          {error}
        </p>
      )}
    </div>
  );
}

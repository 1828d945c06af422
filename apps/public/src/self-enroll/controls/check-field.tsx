import type { ReactNode } from "react";
import { focusRing } from "./control-styles.ts";

interface Props {
  readonly label: ReactNode;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly id?: string;
  readonly error?: string | undefined;
  readonly className?: string;
}

/** A checkbox with its label. */
export function CheckField({ label, isChecked, onChange, id, error, className = "" }: Props) {
  return (
    <div className={className}>
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 py-1">
        <input
          id={id}
          type="checkbox"
          checked={isChecked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && id ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.checked)}
          className={`size-5 shrink-0 accent-primary ${focusRing}`}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={id && `${id}-error`} className="text-sm font-medium text-danger-fg">
          {error}
        </p>
      )}
    </div>
  );
}

import { type ReactNode, useId } from "react";

/** Props of `AudienceChoice`. */
export interface AudienceChoiceProps {
  /** Of the group of choices. */
  name: string;
  label: string;
  /** A sentence under it. */
  hint?: string;
  isChosen: boolean;
  /** It cannot be chosen here. */
  isReadOnly: boolean;
  onChoose: () => void;
  /** Controls for the chosen option. */
  children?: ReactNode;
}

/** One of the ways to say who may see a screen. */
export function AudienceChoice({
  name,
  label,
  hint,
  isChosen,
  isReadOnly,
  onChoose,
  children,
}: AudienceChoiceProps) {
  const id = useId();
  return (
    <div className="rounded-lg border border-border px-3 py-2 has-[input[type=radio]:checked]:border-primary">
      <label className="flex cursor-pointer items-start gap-2.5">
        <input
          type="radio"
          name={name}
          className="mt-0.5 size-4 shrink-0 accent-primary outline-focus"
          aria-describedby={hint ? id : undefined}
          checked={isChosen}
          disabled={isReadOnly}
          onChange={onChoose}
        />
        <span className="min-w-0 text-form">{label}</span>
      </label>
      {hint && (
        <p id={id} className="ms-6.5 text-table text-fg-muted">
          {hint}
        </p>
      )}
      {children && <div className="ms-6.5 mt-2 flex flex-col gap-2">{children}</div>}
    </div>
  );
}

import type { ReactNode } from "react";

interface ControlBoxProps {
  /** Decoration inside the box, before the text. @default none */
  start?: ReactNode | undefined;
  /** Decoration inside the box, after the text. @default none */
  end?: ReactNode | undefined;
  children: ReactNode;
}

/** A control with a currency sign, a unit or similar inside its border. */
export function ControlBox({ start, end, children }: ControlBoxProps) {
  return (
    <span className="ui:relative ui:flex">
      {start && (
        <span
          aria-hidden="true"
          className="ui:pointer-events-none ui:absolute ui:inset-y-0 ui:start-0 ui:flex ui:items-center ui:ps-3 ui:text-fg-muted"
        >
          <bdi>{start}</bdi>
        </span>
      )}
      {children}
      {end && (
        <span className="ui:pointer-events-none ui:absolute ui:inset-y-0 ui:end-0 ui:flex ui:items-center ui:pe-3 ui:text-fg-muted">
          {end}
        </span>
      )}
    </span>
  );
}

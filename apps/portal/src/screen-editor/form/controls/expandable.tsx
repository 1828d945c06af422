import { type ReactNode, useState } from "react";

/** Props of `Expandable`. */
export interface ExpandableProps {
  label: ReactNode;
  /** Whether it starts expanded, because some of it is set. @default false */
  isInitiallyOpen?: boolean;
  /** Renders the content once it is expanded, because there is much of it. @default false */
  isLazy?: boolean;
  children: ReactNode;
}

/** Rarely used settings, in an expandable section. */
export function Expandable({ label, isInitiallyOpen = false, isLazy = false, children }: ExpandableProps) {
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  return (
    <details className="peer" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="w-fit max-w-full cursor-pointer rounded-sm text-table font-medium text-fg-muted outline-focus wrap-anywhere hover:text-fg">
        {label}
      </summary>
      <div className="mt-3 flex flex-col gap-4">{(isOpen || !isLazy) && children}</div>
    </details>
  );
}

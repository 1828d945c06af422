import type { ReactNode } from "react";

/** A plain form around a field, with a button that resets it. */
export function PlainForm({ children }: { children: ReactNode }) {
  return (
    <form aria-label="Form" onSubmit={(event) => event.preventDefault()}>
      {children}
      <button type="reset" style={{ marginBlockStart: 16 }}>
        Reset
      </button>
    </form>
  );
}

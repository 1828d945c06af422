import type { ReactNode } from "react";

/** A native form around a field, with a reset button. */
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

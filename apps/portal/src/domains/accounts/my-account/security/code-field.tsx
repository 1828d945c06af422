import { TextField } from "@portico/ui";
import { myAccountMessages } from "../../../../messages/my-account.ts";

const texts = myAccountMessages.security;

export interface CodeFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  /** Takes the focus when it comes up. @default false */
  autoFocus?: boolean;
}

/** The six digits of a one-time code, as typed. */
export function CodeField({ value, onChange, error, autoFocus }: CodeFieldProps) {
  return (
    <TextField
      autoFocus={autoFocus}
      label={texts.code}
      hint={texts.codeHint}
      error={error}
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      className="max-w-48 tabular-nums"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

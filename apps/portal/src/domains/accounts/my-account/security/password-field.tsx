import { PasswordField as Field } from "@portico/ui/forms";
import { myAccountMessages } from "../../../../messages/my-account.ts";

export interface PasswordFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** The current password, required before sign-in security is changed. */
export function PasswordField({ value, onChange, error }: PasswordFieldProps) {
  return (
    <Field
      label={myAccountMessages.security.pass}
      required
      error={error}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

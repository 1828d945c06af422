import { TextField, type TextFieldProps } from "@portico/ui/forms";
import { forwardRef } from "react";
import { signInMessages } from "../../../messages/sign-in.ts";

export type UserFieldProps = Omit<TextFieldProps, "label" | "type" | "autoComplete">;

/** A field for the user name, which is an email address. */
export const UserField = forwardRef<HTMLInputElement, UserFieldProps>(function UserField(props, ref) {
  return (
    <TextField
      {...props}
      ref={ref}
      label={signInMessages.user}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
});

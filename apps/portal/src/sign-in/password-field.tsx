import { TextField, type TextFieldProps } from "@portico/ui/forms";
import { forwardRef, type KeyboardEvent, useState } from "react";
import { signInMessages } from "../messages/sign-in.ts";

/** Props of `PasswordField`. */
export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "autoComplete"> {
  /** Whether what is typed can be read. */
  isShown: boolean;
  /** Tells password keepers what it is. */
  autoComplete: "current-password" | "new-password";
}

/** A password, hidden unless asked for; it says when Caps Lock is on. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { isShown, hint, ...rest },
  ref,
) {
  const [isCapsLock, setIsCapsLock] = useState(false);
  const look = (event: KeyboardEvent) => setIsCapsLock(event.getModifierState("CapsLock"));
  return (
    <TextField
      {...rest}
      ref={ref}
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      hint={isCapsLock ? signInMessages.capsLock : hint}
      onKeyDown={look}
      onKeyUp={look}
    />
  );
});

import { TextField, type TextFieldProps } from "@portico/ui/forms";
import { forwardRef, type KeyboardEvent, useState } from "react";
import { signInMessages } from "../../../messages/sign-in.ts";

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "autoComplete"> {
  /** Whether the password is visible. */
  isShown: boolean;
  /** Tells password managers whether to fill in or save the password. */
  autoComplete: "current-password" | "new-password";
}

/** A password field. It warns if Caps Lock is on. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { isShown, hint, ...rest },
  ref,
) {
  const [isCapsLock, setIsCapsLock] = useState(false);
  const updateCapsLock = (event: KeyboardEvent) => setIsCapsLock(event.getModifierState("CapsLock"));
  return (
    <TextField
      {...rest}
      ref={ref}
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      hint={isCapsLock ? signInMessages.capsLock : hint}
      onKeyDown={updateCapsLock}
      onKeyUp={updateCapsLock}
    />
  );
});

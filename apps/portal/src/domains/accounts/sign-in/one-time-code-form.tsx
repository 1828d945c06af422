import type { SecondFactorMethod } from "@portico/contract/features/accounts/identity.schemas";
import { Button } from "@portico/ui/button";
import { TextField } from "@portico/ui/forms";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { signInMessages } from "../../../messages/sign-in.ts";
import { FormFailure } from "./form-failure.tsx";
import { parseDigits, parseRecoveryCode } from "./one-time-code.ts";

const texts = signInMessages.secondFactor;

export interface OneTimeCodeFormProps {
  method: SecondFactorMethod;
  /** Whether no code was sent yet. */
  isWaiting: boolean;
  /** Why the server rejected the code. */
  failure: string | undefined;
  /** The id of the element that labels the form. */
  titleId: string;
  /** @returns whether the server accepted the code */
  onSubmit: (otp: string) => Promise<boolean>;
}

/** A field for a six-digit code, or for a recovery code in place of the authenticator app's code. */
export function OneTimeCodeForm({ method, isWaiting, failure, titleId, onSubmit }: OneTimeCodeFormProps) {
  const [typed, setTyped] = useState("");
  const [isRecovery, setIsRecovery] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const otp = isRecovery ? parseRecoveryCode(typed) : parseDigits(typed);
  // Also focuses the field after a rejected code was cleared.
  useEffect(() => {
    if (!isWaiting && !isSending) field.current?.focus();
  }, [isWaiting, isSending]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (otp === undefined || isSending) return;
    setIsSending(true);
    await onSubmit(otp);
    setTyped("");
    setIsSending(false);
  };
  const toggleRecovery = () => {
    setIsRecovery((before) => !before);
    setTyped("");
    field.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit} aria-labelledby={titleId} className="grid gap-4">
      <TextField
        ref={field}
        label={isRecovery ? texts.recoveryCode : texts.code}
        hint={hintFor(method, isRecovery)}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        inputMode={isRecovery ? "text" : "numeric"}
        autoComplete={isRecovery ? "off" : "one-time-code"}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className="[&_input]:text-center [&_input]:text-section [&_input]:tracking-widest [&_input]:tabular-nums"
      />
      <Button
        type="submit"
        variant={isWaiting ? "secondary" : "primary"}
        className="w-full"
        isLoading={isSending}
        disabledReason={isSending ? undefined : disabledReason({ isWaiting, isRecovery, otp })}
      >
        {texts.submit}
      </Button>
      <FormFailure text={failure} />
      {method === "totp" && (
        <Button variant="ghost" size="sm" className="justify-self-center" onClick={toggleRecovery}>
          {isRecovery ? texts.useApp : texts.useRecovery}
        </Button>
      )}
    </form>
  );
}

function hintFor(method: SecondFactorMethod, isRecovery: boolean): string {
  if (isRecovery) return texts.recoveryHint;
  return method === "totp" ? texts.totpHint : texts.messageHint;
}

function disabledReason(form: {
  isWaiting: boolean;
  isRecovery: boolean;
  otp: string | undefined;
}): string | undefined {
  if (form.isWaiting) return texts.sendFirst;
  if (form.otp !== undefined) return undefined;
  return form.isRecovery ? texts.recoveryFirst : texts.digitsFirst;
}

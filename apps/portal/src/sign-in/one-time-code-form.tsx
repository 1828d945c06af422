import type { SecondFactorMethod } from "@portico/contract/features/identity.schemas";
import { Button } from "@portico/ui/button";
import { TextField } from "@portico/ui/forms";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { signInMessages } from "../messages/sign-in.ts";
import { FormFailure } from "./form-failure.tsx";
import { asRecoveryCode, sixDigits } from "./one-time-code.ts";

const texts = signInMessages.secondFactor;

/** Props of `OneTimeCodeForm`. */
export interface OneTimeCodeFormProps {
  method: SecondFactorMethod;
  /** No code has been sent yet. */
  isWaiting: boolean;
  /** Why the server refused. */
  failure: string | undefined;
  /** The id of what the form is called by. */
  titleId: string;
  /** @returns whether the server took it */
  onSubmit: (otp: string) => Promise<boolean>;
}

/** Takes six digits, or a recovery code in place of the app's. */
export function OneTimeCodeForm({ method, isWaiting, failure, titleId, onSubmit }: OneTimeCodeFormProps) {
  const [typed, setTyped] = useState("");
  const [isRecovery, setIsRecovery] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const otp = isRecovery ? asRecoveryCode(typed) : sixDigits(typed);
  // Again after each refusal: the code in it is of no more use.
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
  const switchKind = () => {
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
        maxLength={isRecovery ? 40 : 20}
        className="[&_input]:text-center [&_input]:text-section [&_input]:tracking-widest [&_input]:tabular-nums"
      />
      <FormFailure text={failure} />
      <Button
        type="submit"
        variant={isWaiting ? "secondary" : "primary"}
        className="w-full"
        isLoading={isSending}
        disabledReason={isSending ? undefined : whyNot({ isWaiting, isRecovery, otp })}
      >
        {texts.submit}
      </Button>
      {method === "totp" && (
        <Button variant="ghost" size="sm" className="justify-self-center" onClick={switchKind}>
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

function whyNot(form: {
  isWaiting: boolean;
  isRecovery: boolean;
  otp: string | undefined;
}): string | undefined {
  if (form.isWaiting) return texts.sendFirst;
  if (form.otp !== undefined) return undefined;
  return form.isRecovery ? texts.recoveryFirst : texts.digitsFirst;
}

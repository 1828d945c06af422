import type { SecondFactorMethod } from "@portico/contract/features/identity.schemas";
import { useState } from "react";
import { fetchJson } from "../api/client.ts";
import { MethodChoice } from "./method-choice.tsx";
import type { SecondFactorStep } from "./next-step.ts";
import { OneTimeCodeForm } from "./one-time-code-form.tsx";
import { SendCode } from "./send-code.tsx";
import { useSendCode } from "./use-send-code.ts";
import type { useSignIn } from "./use-sign-in.ts";

/** Props of `SecondFactor`. */
export interface SecondFactorProps {
  step: Omit<SecondFactorStep, "kind">;
  /** The id of the element that labels the form. */
  titleId: string;
  signIn: Pick<ReturnType<typeof useSignIn>, "send" | "failure">;
}

/** Lets the user select a method, request a code and enter it. */
export function SecondFactor({ step: { code, methods }, titleId, signIn }: SecondFactorProps) {
  const [first] = methods;
  const [method, setMethod] = useState<SecondFactorMethod>(first ?? "totp");
  const [lastTried, setLastTried] = useState<SecondFactorMethod>();
  const sending = useSendCode(code, method);
  const isSendable = method !== "totp";
  return (
    <div className="grid gap-5">
      {methods.length > 1 && <MethodChoice methods={methods} value={method} onChange={setMethod} />}
      {isSendable && <SendCode method={method} sending={sending} />}
      <OneTimeCodeForm
        key={method}
        method={method}
        isWaiting={isSendable && sending.sentTo === undefined}
        failure={lastTried === method ? signIn.failure : undefined}
        titleId={titleId}
        onSubmit={(otp) => {
          setLastTried(method);
          return signIn.send(() => fetchJson("identity.secondFactor", { body: { code, method, otp } }));
        }}
      />
    </div>
  );
}

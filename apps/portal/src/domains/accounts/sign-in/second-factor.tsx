import type { SecondFactorMethod } from "@portico/contract/features/accounts/identity.schemas";
import { Button } from "@portico/ui/button";
import { type IconComponent, Mail, MessageSquareText, Smartphone } from "@portico/ui/icons";
import { useId, useState } from "react";
import { fetchJson } from "../../../api/client.ts";
import { signInMessages } from "../../../messages/sign-in.ts";
import { FormFailure } from "./form-failure.tsx";
import type { SecondFactorStep } from "./next-step.ts";
import { OneTimeCodeForm } from "./one-time-code-form.tsx";
import { type CodeSending, useSendCode } from "./use-send-code.ts";
import type { useSignIn } from "./use-sign-in.ts";

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

const texts = signInMessages.secondFactor;

/** A button that sends a one-time code, and the address it was sent to. */
function SendCode({ method, sending }: { method: "email" | "sms"; sending: CodeSending }) {
  const { sentTo, failure, isSending, secondsLeft, send } = sending;
  const label = secondsLeft > 0 ? texts.sendAgainIn(secondsLeft) : texts.sendAgain;
  return (
    <div className="grid gap-3">
      <Button
        variant={sentTo === undefined ? "primary" : "secondary"}
        className="w-full tabular-nums"
        isLoading={isSending}
        disabledReason={!isSending && secondsLeft > 0 ? texts.wait : undefined}
        onClick={send}
      >
        {sentTo === undefined ? texts.send[method] : label}
      </Button>
      <div role="status" className="text-form empty:hidden">
        {sentTo && <p>{texts.sentTo(sentTo)}</p>}
      </div>
      <FormFailure text={failure} />
    </div>
  );
}

const icons: Readonly<Record<SecondFactorMethod, IconComponent>> = {
  totp: Smartphone,
  email: Mail,
  sms: MessageSquareText,
};

interface MethodChoiceProps {
  methods: readonly SecondFactorMethod[];
  value: SecondFactorMethod;
  onChange: (method: SecondFactorMethod) => void;
}

/** Radio buttons to select the second factor. */
function MethodChoice({ methods, value, onChange }: MethodChoiceProps) {
  const name = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-table font-medium">{texts.method}</legend>
      {methods.map((method) => {
        const Icon = icons[method];
        const { name: label, text } = texts.methods[method];
        return (
          <label
            key={method}
            className="flex cursor-pointer items-center gap-3 rounded-lg border border-border-strong bg-surface-control px-3 py-2.5 outline-focus hover:bg-surface-hover has-checked:border-primary has-checked:bg-surface-selected has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={method}
              checked={method === value}
              onChange={() => onChange(method)}
              className="size-4 shrink-0 accent-(--portico-color-primary) outline-none"
            />
            <span className="min-w-0 flex-1">
              <span className="block text-form font-medium">{label}</span>
              <span className="block text-table text-fg-muted">{text}</span>
            </span>
            <Icon size={18} aria-hidden="true" className="shrink-0 text-fg-muted" />
          </label>
        );
      })}
    </fieldset>
  );
}

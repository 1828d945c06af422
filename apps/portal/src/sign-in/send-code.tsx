import { Button } from "@portico/ui/button";
import { signInMessages } from "../messages/sign-in.ts";
import { FormFailure } from "./form-failure.tsx";
import type { CodeSending } from "./use-send-code.ts";

const texts = signInMessages.secondFactor;

/** A button that sends a one-time code, and the address it was sent to. */
export function SendCode({ method, sending }: { method: "email" | "sms"; sending: CodeSending }) {
  const { sentTo, failure, isSending, secondsLeft, send } = sending;
  const label = secondsLeft > 0 ? texts.sendAgainIn(secondsLeft) : texts.sendAgain;
  return (
    <div className="grid gap-3">
      <div role="status" className="text-form empty:hidden">
        {sentTo && <p>{texts.sentTo(sentTo)}</p>}
      </div>
      <FormFailure text={failure} />
      <Button
        variant={sentTo === undefined ? "primary" : "secondary"}
        className="w-full tabular-nums"
        isLoading={isSending}
        disabledReason={!isSending && secondsLeft > 0 ? texts.wait : undefined}
        onClick={send}
      >
        {sentTo === undefined ? texts.send[method] : label}
      </Button>
    </div>
  );
}

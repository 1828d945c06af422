import { confirmSecondFactorBody } from "@portico/contract/features/accounts/user.schemas";
import { Button } from "@portico/ui";
import { useState } from "react";
import { fetchJson, request } from "../../../../api/client.ts";
import { myAccountMessages } from "../../../../messages/my-account.ts";
import { parseDigits } from "../../sign-in/one-time-code.ts";
import { CodeField } from "./code-field.tsx";
import { StepDialog } from "./step-dialog.tsx";
import { useStep } from "./use-step.ts";

const { codeFirst, message: texts } = myAccountMessages.security;

export interface MessageFactorDialogProps {
  method: "email" | "sms";
  /** Where codes go, masked. */
  sentTo: string | null;
  onSwitchedOn: () => Promise<void>;
  onClose: () => void;
}

/** Turns on codes by email or text message, confirmed with a code. */
export function MessageFactorDialog({ method, sentTo, onSwitchedOn, onClose }: MessageFactorDialogProps) {
  const [address, setAddress] = useState<string>();
  const [otp, setOtp] = useState("");
  const [error, setError] = useState<string>();
  const { isPending, failure, run } = useStep();
  const send = () =>
    run(async () => {
      const response = await fetchJson("user.beginSecondFactor", { body: { method } });
      setAddress(response.sentTo);
      setOtp("");
    });
  const confirm = () => {
    const body = confirmSecondFactorBody.safeParse({ method, otp: parseDigits(otp) ?? otp });
    setError(body.error?.issues[0]?.message);
    if (!body.success) return;
    void run(async () => {
      await request("user.confirmSecondFactor", { body: body.data });
      onClose();
      await onSwitchedOn();
    });
  };
  return (
    <StepDialog
      title={texts.title[method]}
      submitLabel={address === undefined ? texts.send : texts.submit}
      isPending={isPending}
      whyNot={address !== undefined && otp === "" ? codeFirst : undefined}
      failure={failure}
      onSubmit={() => (address === undefined ? void send() : confirm())}
      onClose={onClose}
    >
      {address === undefined ? (
        <p>
          {texts.text[method]} <strong className="font-medium break-words">{sentTo}</strong>.
        </p>
      ) : (
        <>
          <p role="status">{texts.sent(address)}</p>
          <CodeField autoFocus value={otp} onChange={setOtp} error={error} />
          <div>
            <Button size="sm" variant="ghost" onClick={() => void send()}>
              {texts.resend}
            </Button>
          </div>
        </>
      )}
    </StepDialog>
  );
}

import { confirmLeave, navigateAway } from "@portico/renderer/unsaved";
import { Button } from "@portico/ui/button";
import { Dialog } from "@portico/ui/dialog";
import { useEffect, useId, useState } from "react";
import { fetchJson } from "../../../api/client.ts";
import { messages } from "../../../messages/messages.ts";
import { signInAgainMessages } from "../../../messages/sign-in.ts";
import { abandonPage, beginSession } from "../../../session/session.ts";
import type { Interruption } from "../../../session/session-state.ts";
import { CloseLastSessionDialog } from "../sign-in/close-last-session-dialog.tsx";
import type { NewPasswordStep, SecondFactorStep } from "../sign-in/next-step.ts";
import { PasswordForm } from "../sign-in/password-form.tsx";
import { ResetForm } from "../sign-in/reset-form.tsx";
import { SecondFactor } from "../sign-in/second-factor.tsx";
import { useSignIn } from "../sign-in/use-sign-in.ts";

const texts = signInAgainMessages;

export interface SignInAgainProps {
  interruption: Interruption;
}

/**
 * The sign-in dialog over a page with unsaved changes whose session has ended. It hides the page's content. After the
 * same user has signed in, the page continues unchanged.
 */
export function SignInAgain({ interruption: { user, reason } }: SignInAgainProps) {
  const [step, setStep] = useState<SecondFactorStep | NewPasswordStep>();
  const signIn = useSignIn({
    onToken: beginSession,
    onStep: setStep,
    onKeep: () => setStep(undefined),
  });
  const titleId = useId();
  useEffect(closeTopLayer, []);
  return (
    <>
      <Dialog
        isOpen={true}
        onOpenChange={() => void leave()}
        // Makes the backdrop opaque; see app.css.
        data-locks-page=""
        size="sm"
        title={<span id={titleId}>{texts.title}</span>}
        description={`${messages.session.ended[reason]} ${texts.changesSaved}`}
        onInteractOutside={(event) => event.preventDefault()}
        footer={
          <>
            {step && <Button onClick={() => setStep(undefined)}>{texts.back}</Button>}
            <Button onClick={() => void leave()}>{texts.leave}</Button>
          </>
        }
      >
        {step === undefined && (
          <PasswordForm
            user={user.emailaddress}
            isUserEditable={false}
            failure={signIn.failure}
            titleId={titleId}
            onSubmit={(body) => signIn.send(() => fetchJson("identity.login", { body }))}
          />
        )}
        {step?.kind === "second-factor" && (
          <SecondFactor key={step.code} step={step} titleId={titleId} signIn={signIn} />
        )}
        {step?.kind === "new-password" && (
          <ResetForm
            code={step.code}
            user={user.emailaddress}
            titleId={titleId}
            onDone={() => setStep(undefined)}
          />
        )}
      </Dialog>
      <CloseLastSessionDialog question={signIn.lastSession} />
    </>
  );
}

async function leave() {
  if (!(await confirmLeave())) return;
  abandonPage();
  navigateAway("/login");
}

/** Closes dialogs and popovers in the top layer, which would cover this dialog. */
function closeTopLayer() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
  for (const popover of document.querySelectorAll<HTMLElement>(":popover-open")) popover.hidePopover();
}

import { Navigate, useLocation, useNavigate } from "react-router";
import { signInMessages } from "../../../messages/sign-in.ts";
import { returnPath } from "../../../session/return-to.ts";
import { beginSession, useSession } from "../../../session/session.ts";
import { Card } from "./card.tsx";
import { CloseLastSessionDialog } from "./close-last-session-dialog.tsx";
import { SecondFactor } from "./second-factor.tsx";
import { backToLogin, readSecondFactor, readStepUser, stepState, stepUrl } from "./step-url.ts";
import { TextLink } from "./text-link.tsx";
import { useSignIn } from "./use-sign-in.ts";

const texts = signInMessages.secondFactor;

/** Asks for the second factor of the sign-in in the URL. */
export function SecondFactorPage() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const isSignedIn = useSession() !== undefined;
  const signIn = useSignIn({
    onToken: beginSession,
    onStep: (step) =>
      void navigate(stepUrl(step, search), { replace: true, state: stepState(readStepUser(state)) }),
    onKeep: () => void navigate(backToLogin(search), { replace: true }),
  });
  if (isSignedIn) return <Navigate to={returnPath(search)} replace />;
  const step = readSecondFactor(search);
  const back = (
    <TextLink to={backToLogin(search)} replace>
      {step ? signInMessages.links.back : texts.startAgain}
    </TextLink>
  );
  if (!step) return <Card title={texts.brokenTitle} lead={texts.brokenText} footer={back} />;
  return (
    <Card title={texts.title} lead={texts.lead} footer={back}>
      {(titleId) => (
        <>
          <SecondFactor key={step.code} step={step} titleId={titleId} signIn={signIn} />
          <CloseLastSessionDialog question={signIn.lastSession} />
        </>
      )}
    </Card>
  );
}

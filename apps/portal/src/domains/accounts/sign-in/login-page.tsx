import type { LoginBody } from "@portico/contract/features/accounts/identity.schemas";
import { useRef, useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router";
import { fetchJson } from "../../../api/client.ts";
import { signInMessages } from "../../../messages/sign-in.ts";
import { returnPath } from "../../../session/return-to.ts";
import { beginSession, useEndReason, useSession } from "../../../session/session.ts";
import { Card } from "./card.tsx";
import { CloseLastSessionDialog } from "./close-last-session-dialog.tsx";
import { PasswordForm } from "./password-form.tsx";
import { rememberedUsername, rememberUsername } from "./remembered-username.ts";
import { stepState, stepUrl } from "./step-url.ts";
import { TextLink } from "./text-link.tsx";
import { useSignIn } from "./use-sign-in.ts";

const texts = signInMessages;

/** The login page with user name and password. Signed-in users are redirected to the portal. */
export function LoginPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isSignedIn = useSession() !== undefined;
  const [remembered] = useState(rememberedUsername);
  const user = useRef<string>(undefined);
  const { send, failure, lastSession } = useSignIn({
    onToken: beginSession,
    // Replaces the login page, so that the history contains no code.
    onStep: (step) => void navigate(stepUrl(step, search), { replace: true, state: stepState(user.current) }),
  });
  if (isSignedIn) return <Navigate to={returnPath(search)} replace />;
  const submit = async (body: LoginBody) => {
    user.current = body.user;
    const isAccepted = await send(() => fetchJson("identity.login", { body }));
    if (isAccepted) rememberUsername(body.user, body.rememberUsername === true);
    return isAccepted;
  };
  return (
    <Card title={texts.title} lead={<Lead />}>
      {(titleId) => (
        <>
          <PasswordForm
            user={remembered}
            isRemembered={remembered !== ""}
            failure={failure}
            titleId={titleId}
            onSubmit={submit}
          />
          <p className="mt-4 text-center text-form">
            <TextLink to={`/login/forgot${search}`}>{texts.links.forgot}</TextLink>
          </p>
          <CloseLastSessionDialog question={lastSession} />
        </>
      )}
    </Card>
  );
}

function Lead() {
  const endedBy = useEndReason();
  return endedBy === "expired" || endedBy === "revoked" ? texts.sessionEnded : texts.lead;
}

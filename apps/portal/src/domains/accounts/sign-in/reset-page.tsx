import { useLocation, useNavigate, useParams } from "react-router";
import { signInMessages } from "../../../messages/sign-in.ts";
import { Card } from "./card.tsx";
import { ResetForm } from "./reset-form.tsx";
import { backToLogin, displayCode, isResetCode, readStepUser } from "./step-url.ts";
import { TextLink } from "./text-link.tsx";

const texts = signInMessages.reset;

/** Sets a new password with the code in the URL. */
export function ResetPage() {
  const { code = "" } = useParams();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const back = (
    <>
      <TextLink to={`/login/forgot${search}`}>{texts.askAgain}</TextLink>
      <TextLink to={backToLogin(search)}>{signInMessages.links.back}</TextLink>
    </>
  );
  if (!isResetCode(code))
    return <Card title={texts.invalidLinkTitle} lead={texts.invalidLinkText} footer={back} />;
  return (
    <Card title={texts.title} lead={texts.lead} footer={back}>
      {(titleId) => (
        <div className="grid gap-4">
          <p className="flex flex-wrap items-baseline gap-x-2 rounded-md bg-surface-sunken px-3 py-2 text-table text-fg-muted">
            {texts.code}
            <code className="font-mono text-fg">{displayCode(code)}</code>
          </p>
          <ResetForm
            code={code}
            user={readStepUser(state)}
            titleId={titleId}
            onDone={() => void navigate(backToLogin(search), { replace: true })}
          />
        </div>
      )}
    </Card>
  );
}

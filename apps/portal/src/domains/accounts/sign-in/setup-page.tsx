import { useNavigate, useParams } from "react-router";
import { signInMessages } from "../../../messages/sign-in.ts";
import { Card } from "./card.tsx";
import { ResetForm } from "./reset-form.tsx";
import { isResetCode } from "./step-url.ts";
import { TextLink } from "./text-link.tsx";

const texts = signInMessages.setup;

/** Creates a security administrator with the code of the link that the server printed. */
export function SetupPage() {
  const { code = "" } = useParams();
  const navigate = useNavigate();
  const back = <TextLink to="/login">{signInMessages.links.back}</TextLink>;
  if (!isResetCode(code))
    return <Card title={texts.invalidLinkTitle} lead={texts.invalidLinkText} footer={back} />;
  return (
    <Card title={texts.title} lead={texts.lead} footer={back}>
      {(titleId) => (
        <ResetForm
          code={code}
          purpose="setup"
          user=""
          titleId={titleId}
          // Replaces this page, so that the history doesn't contain the code.
          onDone={() => void navigate("/login", { replace: true })}
        />
      )}
    </Card>
  );
}

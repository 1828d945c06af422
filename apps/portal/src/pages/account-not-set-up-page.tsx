import { Button } from "@portico/ui";
import { UserRoundCog } from "@portico/ui/icons";
import { pageMessages } from "../messages/pages.ts";
import { useSession } from "../session/session.ts";
import { PublicFrame } from "../shell/public-frame.tsx";
import { signOut } from "../shell/sign-out.ts";
import { MessagePage } from "./message-page.tsx";

const texts = pageMessages.accountNotSetUp;

/** Shown in place of the portal to users without a role. */
export function AccountNotSetUpPage() {
  const user = useSession();
  return (
    <PublicFrame title={texts.title} hasMenu={false}>
      <MessagePage
        icon={<UserRoundCog size={32} strokeWidth={1.5} />}
        title={texts.title}
        text={texts.text(user?.emailaddress ?? "")}
        action={
          <Button variant="primary" onClick={() => void signOut()}>
            {texts.signOut}
          </Button>
        }
      />
    </PublicFrame>
  );
}

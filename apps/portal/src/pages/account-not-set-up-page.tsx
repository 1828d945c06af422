import { Button } from "@portico/ui";
import { messages } from "../messages.ts";
import { signOut } from "../shell/sign-out.ts";
import { MessagePage } from "./message-page.tsx";

const texts = messages.accountNotSetUp;

/** What somebody without any role sees in place of the portal. */
export function AccountNotSetUpPage() {
  return (
    <main>
      <title>{`${texts.title} · ${messages.productName}`}</title>
      <MessagePage
        title={texts.title}
        text={texts.text}
        action={
          <Button variant="primary" onClick={() => void signOut()}>
            {texts.signOut}
          </Button>
        }
      />
    </main>
  );
}

import { Button, Dialog } from "@portico/ui";
import { DialogCloseButton } from "@portico/ui/dialog";
import { CopyButton } from "@portico/ui/display";
import { useNotify } from "@portico/ui/notification";
import { useState } from "react";
import { fetchJson } from "../../api/client.ts";
import { errorMessage } from "../../api/error-message.ts";
import { marketplaceMessages } from "../../messages/marketplace.ts";

const texts = marketplaceMessages.account;

/** Props of `CustomerAccountDialog`. */
export interface CustomerAccountDialogProps {
  appId: string;
  onClose: () => void;
}

/** Sends the customer of an application a link to set a password, and shows the email of their account. */
export function CustomerAccountDialog({ appId, onClose }: CustomerAccountDialogProps) {
  const notify = useNotify();
  const [isSending, setSending] = useState(false);
  const [email, setEmail] = useState<string>();
  const send = async () => {
    setSending(true);
    try {
      const account = await fetchJson("application.customer", { params: { id: appId } });
      setEmail(account.email);
    } catch (error) {
      notify({ tone: "danger", text: texts.failed(errorMessage(error)) });
    }
    setSending(false);
  };
  return (
    <Dialog
      isOpen
      title={texts.title}
      description={email === undefined ? texts.question : texts.sent}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
      footer={
        <>
          <DialogCloseButton />
          {email === undefined && (
            <Button variant="primary" isLoading={isSending} onClick={() => void send()}>
              {texts.send}
            </Button>
          )}
        </>
      }
    >
      {email !== undefined && (
        <p role="status" className="flex flex-wrap items-center gap-2">
          <span className="font-medium break-all">{email}</span>
          <CopyButton text={email} label={texts.email} />
        </p>
      )}
    </Dialog>
  );
}

import type { ResponseBody } from "@portico/contract/schemas";
import { errorMessage, useRepeatableRequest } from "@portico/renderer/client";
import { Button, Dialog } from "@portico/ui";
import { DialogCloseButton } from "@portico/ui/dialog";
import { CopyButton } from "@portico/ui/display";
import { FailureNote } from "@portico/ui/work-dialogs";
import { useState } from "react";
import { marketplaceMessages } from "../../../messages/marketplace.ts";

const texts = marketplaceMessages.account;

export interface CustomerAccountDialogProps {
  appId: string;
  onClose: () => void;
}

/** Sends the customer of an application a link to set a password, and shows the email of their account. */
export function CustomerAccountDialog({ appId, onClose }: CustomerAccountDialogProps) {
  const request = useRepeatableRequest();
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [email, setEmail] = useState<string>();
  const send = async () => {
    setSending(true);
    setFailure(undefined);
    try {
      const response = await request("application.sendCustomerLink", { params: { id: appId } });
      const account: ResponseBody<"application.sendCustomerLink"> = await response.json();
      setEmail(account.email);
    } catch (error) {
      setFailure(texts.failed(errorMessage(error)));
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
      {failure !== undefined && <FailureNote failure={{ text: failure }} />}
      {email !== undefined && (
        <p role="status" className="flex flex-wrap items-center gap-2">
          <span className="font-medium break-all">{email}</span>
          <CopyButton text={email} label={texts.email} />
        </p>
      )}
    </Dialog>
  );
}

import { consentEndpoints } from "@portico/contract/features/offline/consents";
import { errorMessage } from "@portico/renderer/client";
import type { RowDialogProps } from "@portico/renderer/forms";
import { Button, Dialog } from "@portico/ui";
import { DialogCloseButton } from "@portico/ui/dialog";
import { CopyButton } from "@portico/ui/display";
import { useNotify } from "@portico/ui/notification";
import { useState } from "react";
import { client, fetchJson } from "../../api/client.ts";
import { offlineMessages } from "../../messages/offline-applications.ts";

client.add(consentEndpoints);
const texts = offlineMessages.consent;

/** Sends the consent request of the selected application by SMS, and shows its link. */
export function SendConsentDialog({ rowId = "", onClose }: RowDialogProps) {
  const notify = useNotify();
  const [isSending, setSending] = useState(false);
  const [url, setUrl] = useState<string>();
  const send = async () => {
    setSending(true);
    try {
      const sent = await fetchJson("consents.send", { params: { id: rowId } });
      setUrl(sent.url);
      notify({ tone: "success", text: texts.sent });
    } catch (error) {
      notify({ tone: "danger", text: `${texts.failed} ${errorMessage(error)}` });
    }
    setSending(false);
  };
  return (
    <Dialog
      isOpen
      title={texts.title}
      description={url === undefined ? texts.question : texts.text}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
      footer={
        <>
          <DialogCloseButton>{url === undefined ? undefined : texts.close}</DialogCloseButton>
          {url === undefined && (
            <Button variant="primary" isLoading={isSending} onClick={() => void send()}>
              {texts.send}
            </Button>
          )}
        </>
      }
    >
      {url !== undefined && (
        <div role="status" className="flex flex-wrap items-center gap-2">
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="break-all text-fg-link underline underline-offset-2"
          >
            {url}
          </a>
          <CopyButton text={url} label={texts.link} />
        </div>
      )}
    </Dialog>
  );
}

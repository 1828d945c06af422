import type { ResponseBody } from "@portico/contract/schemas";
import { errorMessage, saveFile, useRepeatableRequest } from "@portico/renderer/client";
import { Button } from "@portico/ui";
import { ConfirmDialog } from "@portico/ui/dialog";
import { Download, Mail } from "@portico/ui/icons";
import { useNotify } from "@portico/ui/notification";
import { useState } from "react";
import { request } from "../../api/client.ts";
import { offlineMessages } from "../../messages/offline-applications.ts";

const texts = offlineMessages.consent;

export interface ConsentPdfProps {
  consent: Pick<ResponseBody<"consents.list">[number], "id" | "email">;
}

/** Downloads the record of a consent as PDF, or emails it to the applicant. */
export function ConsentPdf({ consent: { id, email } }: ConsentPdfProps) {
  const notify = useNotify();
  const [isPending, setPending] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const download = async () => {
    setPending(true);
    try {
      const file = await request("consents.pdf", { params: { id } });
      saveFile(await file.blob(), `consent-${id}.pdf`);
    } catch (error) {
      notify({ tone: "danger", text: errorMessage(error) });
    }
    setPending(false);
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        icon={<Download size={16} aria-hidden="true" />}
        isLoading={isPending}
        onClick={() => void download()}
      >
        {texts.pdf}
      </Button>
      <Button
        size="sm"
        icon={<Mail size={16} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {texts.email}
      </Button>
      {isAsking && <EmailDialog id={id} email={email} onClose={() => setAsking(false)} />}
    </div>
  );
}

interface EmailDialogProps {
  id: string;
  email: string;
  onClose: () => void;
}

function EmailDialog({ id, email, onClose }: EmailDialogProps) {
  const notify = useNotify();
  const send = useRepeatableRequest();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const confirm = async () => {
    setPending(true);
    setError(undefined);
    try {
      const response = await send("consents.email", { params: { id } });
      const { recipient }: ResponseBody<"consents.email"> = await response.json();
      notify({ tone: "success", text: texts.emailed(recipient) });
      onClose();
    } catch (failure) {
      setError(`${texts.notEmailed} ${errorMessage(failure)}`);
      setPending(false);
    }
  };
  return (
    <ConfirmDialog
      isOpen
      title={texts.emailQuestion}
      description={texts.emailText(email)}
      confirmLabel={texts.email}
      isPending={isPending}
      error={error}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}

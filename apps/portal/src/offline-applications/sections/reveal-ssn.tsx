import { Button, TextField } from "@portico/ui";
import { Dialog, DialogCloseButton } from "@portico/ui/dialog";
import { formatSsn, isBlank } from "@portico/ui/format";
import { MaskedValue } from "@portico/ui/forms";
import { useNotify } from "@portico/ui/notification";
import { useId, useRef, useState } from "react";
import { fetchJson } from "../../api/client.ts";
import { errorMessage } from "../../api/error-message.ts";
import { offlineMessages } from "../../messages/offline-applications.ts";

const texts = offlineMessages.reveal;

/** Props of `RevealSsn`. */
export interface RevealSsnProps {
  applicationId: string;
  memberId: string | undefined;
  masked: string;
}

/** A masked SSN that is shown for 30 seconds after a reason was given. */
export function RevealSsn({ applicationId, memberId, masked }: RevealSsnProps) {
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<(reason: string | undefined) => void>(undefined);
  const askForReason = () =>
    new Promise<string | undefined>((resolve) => {
      answer.current = resolve;
      setAsking(true);
    });
  const reveal = async () => {
    const reason = await askForReason();
    if (reason === undefined) throw new Error("No reason was given.");
    const body = { reason, ...(memberId !== undefined && { memberId }) };
    try {
      const { ssn } = await fetchJson("offlineApp.reveal", { params: { id: applicationId }, body });
      return formatSsn(ssn);
    } catch (error) {
      notify({ tone: "danger", text: errorMessage(error) });
      throw error;
    }
  };
  const close = (reason?: string) => {
    setAsking(false);
    answer.current?.(reason);
  };
  return (
    <>
      <MaskedValue label={texts.label} masked={masked} onReveal={reveal} />
      {isAsking && <ReasonDialog onClose={close} />}
    </>
  );
}

function ReasonDialog({ onClose }: { onClose: (reason?: string) => void }) {
  const [reason, setReason] = useState("");
  const formId = useId();
  return (
    <Dialog
      isOpen
      title={texts.title}
      description={texts.text}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
      footer={
        <>
          <DialogCloseButton />
          <Button type="submit" form={formId} variant="primary" disabled={isBlank(reason)}>
            {texts.show}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          // The dialog is inside the application's form in the React tree.
          event.stopPropagation();
          if (!isBlank(reason)) onClose(reason.trim());
        }}
      >
        <TextField
          label={texts.reason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          maxLength={200}
          required
          autoComplete="off"
        />
      </form>
    </Dialog>
  );
}

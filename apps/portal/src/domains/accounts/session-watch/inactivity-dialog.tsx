import { Button } from "@portico/ui/button";
import { Dialog } from "@portico/ui/dialog";
import { useRef } from "react";
import { inactivityMessages } from "../../../messages/sign-in.ts";

const texts = inactivityMessages;

/** The remaining seconds that are announced by screen readers. More would interrupt each other. */
const announcedSeconds = [1, 5, 10, 20, 30, 45];

export interface InactivityDialogProps {
  /** Seconds until the session ends, or undefined while the dialog closes after the user became active. */
  secondsLeft: number | undefined;
  onStay: () => void;
  onLogout: () => void;
}

/** Warns an inactive user before the session ends. */
export function InactivityDialog({ secondsLeft, onStay, onLogout }: InactivityDialogProps) {
  const stay = useRef<HTMLButtonElement>(null);
  const timeLeft = secondsLeft === undefined ? texts.back : texts.left(secondsLeft);
  const announcement =
    secondsLeft === undefined
      ? texts.back
      : texts.left(announcedSeconds.find((at) => at >= secondsLeft) ?? 60);
  return (
    <Dialog
      isOpen={true}
      onOpenChange={onStay}
      size="sm"
      role="alertdialog"
      title={texts.title}
      description={texts.text}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        stay.current?.focus();
      }}
      footer={
        <>
          <Button onClick={onLogout}>{texts.logout}</Button>
          <Button ref={stay} variant="primary" onClick={onStay}>
            {texts.stay}
          </Button>
        </>
      }
    >
      <p aria-hidden="true" className="text-title font-semibold tabular-nums">
        {timeLeft}
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </Dialog>
  );
}
